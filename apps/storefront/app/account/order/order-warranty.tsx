import type { OrderClaims } from '@counterpane/contract/orders/claims';
import details from '../../checkout/order-details.module.css';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { OrderClaimList } from './claim/order-claims.tsx';
import page from './order-page.module.css';

type Covered = OrderClaims['lines'][number];

/** What covers each thing and until when: an order has registered all that is in it. */
export const OrderWarranty = ({ orderId, claims }: { orderId: string; claims: OrderClaims }) => {
  const t = useText();
  const shown = claims.lines.filter(({ bar }) => bar === null || bar === 'over');
  if (shown.length === 0 && claims.claims.length === 0) return null;
  return (
    <section className={page.covered} aria-labelledby="warranty">
      <h2 id="warranty">{t('Warranty and protection')}</h2>
      <p>{t('There is nothing to register: your order is your registration.')}</p>
      <dl className={details.facts}>
        {shown.map((line) => (
          <div key={line.itemIdentifier}>
            <dt>{line.title}</dt>
            <CoverText line={line} />
          </div>
        ))}
      </dl>
      <OrderClaimList orderId={orderId} claims={claims} />
    </section>
  );
};

const CoverText = ({ line: { warranty, plans } }: { line: Covered }) => {
  const t = useText();
  const { days } = useFormat();
  return (
    <>
      {warranty && (
        <dd>
          {warranty.until === null
            ? t('Under warranty forever')
            : t('Under warranty until {date}', { date: days.date(warranty.until) })}
        </dd>
      )}
      {plans.map(({ title, isAccidental, until }) => (
        <dd key={title}>
          {isAccidental
            ? t('{plan}: wear and accidents until {date}', { plan: title, date: days.date(until) })
            : t('{plan}: wear until {date}', { plan: title, date: days.date(until) })}
        </dd>
      ))}
    </>
  );
};
