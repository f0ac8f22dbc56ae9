import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { sum } from '@counterpane/rules/money/sum';
import { useText } from '../../language/use-text.ts';
import styles from './order-page.module.css';

/** What of an order is sent no more; what did not arrive is told with its shipment. */
export const CancelledItems = ({ fulfillment: { items, shipments } }: { fulfillment: FulfillmentView }) => {
  const t = useText();
  const undelivered = shipments.filter(({ status }) => status === 'refunded').flatMap(({ lines }) => lines);
  const gone = items
    .map(({ itemIdentifier, title, cancelled }) => {
      const units = undelivered.filter((line) => line.itemIdentifier === itemIdentifier);
      return { itemIdentifier, title, cancelled: cancelled - sum(units.map(({ quantity }) => quantity)) };
    })
    .filter(({ cancelled }) => cancelled > 0);
  if (gone.length === 0) return null;
  return (
    <section className={styles.change} aria-labelledby="cancelled">
      <h2 id="cancelled">{t('What is cancelled')}</h2>
      <ul>
        {gone.map(({ itemIdentifier, title, cancelled }) => (
          <li key={itemIdentifier}>
            {cancelled} × {title}
          </li>
        ))}
      </ul>
    </section>
  );
};
