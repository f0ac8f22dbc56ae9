import type { UnknownDispute } from '@counterpane/contract/staff/disputes';
import { localizeName } from '../../../language/localize-name.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import styles from '../staff-orders.module.css';

interface ToldDisputes {
  readonly unknown: readonly UnknownDispute[];
}

/** Told of by a company, and of no payment that the store knows: only its own console says what it is about. */
export const UnknownDisputes = ({ unknown }: ToldDisputes) => {
  const t = useText();
  const ofNoOrder = unknown.filter(({ order }) => order === null);
  if (ofNoOrder.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('Disputes of payments that we do not know')}</h2>
      <p>{t('Look them up in the payment company’s own console: the payment may be another shop’s.')}</p>
      <ToldList told={ofNoOrder} />
    </section>
  );
};

/** Of a payment of ours, from a company that says of no dispute how much it is: staff enter that at the order. */
export const UntoldAmounts = ({ unknown }: ToldDisputes) => {
  const t = useText();
  const ofOrders = unknown.filter(({ order }) => order !== null);
  if (ofOrders.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('Disputes to enter')}</h2>
      <p>
        {t(
          'The payment company does not say how much is disputed. Look it up in its console, and enter the dispute at the order.',
        )}
      </p>
      <ToldList told={ofOrders} />
    </section>
  );
};

const ToldList = ({ told }: { told: readonly UnknownDispute[] }) => {
  const t = useText();
  const { days } = useFormat();
  return (
    <ul className={styles.rows}>
      {told.map(({ label, reference, heardAt, order, state }) => (
        <li key={reference} className={styles.row}>
          {order && (
            <>
              <PageLink to={pageUrls.staffOrder(order.id)}>{order.shortId}</PageLink>{' '}
            </>
          )}
          {t('{label}: {reference}, heard of on {date}', {
            label: localizeName(t, label),
            reference,
            date: days.date(heardAt),
          })}
          {state === 'lost' && (
            <p>{t('The company has decided for the payer: enter that the dispute is lost.')}</p>
          )}
          {state === 'over' && (
            <p>{t('The company calls it disputed no more: look up how it ended, and enter that.')}</p>
          )}
        </li>
      ))}
    </ul>
  );
};
