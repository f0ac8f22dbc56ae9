import type { OrderView } from '@counterpane/contract/orders/orders';
import type { TimelineEntry } from '@counterpane/contract/orders/timeline';
import { useFormat } from '../../language/use-format.ts';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import styles from './order-page.module.css';

/** What a receipt is there for. */
const PAYMENTS: readonly TimelineEntry['kind'][] = [
  'paid',
  'charged',
  'paid_with_credit',
  'placed_in_exchange',
];

/** Invoice, receipt and credit notes, which open as they are. The link of an email was exchanged for a cookie before. */
export const OrderPapers = ({
  order: { id, shortId, status, refunds, addressPaid },
  timeline,
}: {
  order: OrderView;
  timeline: readonly TimelineEntry[];
}) => {
  const t = useText();
  const { days } = useFormat();
  const language = useStorefront()?.language ?? '';
  const paper = (path: string) => `/api/orders/${id}/${path}?language=${language}`;
  const isPaid = timeline.some(({ kind }) => PAYMENTS.includes(kind));
  if (status !== 'paid' && !isPaid) return null;
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <h2 id="papers">{t('Documents')}</h2>
      <ul>
        {status === 'paid' && (
          <li>
            <a href={paper('invoice')} type="application/pdf">
              {t('Invoice {number} (PDF)', { number: shortId })}
            </a>
          </li>
        )}
        {(addressPaid?.orders ?? []).map((paid) => (
          <li key={paid.id}>
            <a href={`/api/orders/${paid.id}/invoice?language=${language}`} type="application/pdf">
              {t('Invoice {number} for the new address (PDF)', { number: paid.shortId })}
            </a>
          </li>
        ))}
        {isPaid && (
          <li>
            <a href={paper('receipt')} type="application/pdf">
              {t('Receipt {number} (PDF)', { number: shortId })}
            </a>
          </li>
        )}
        {(refunds ?? [])
          .filter(({ status }) => status === 'succeeded')
          .map((refund) => (
            <li key={refund.id}>
              <a href={paper(`credit-notes/${refund.id}`)} type="application/pdf">
                {t('Credit note of {date} (PDF)', { date: days.date(refund.at) })}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
};
