import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { useText } from '../../language/use-text.ts';
import styles from './order-page.module.css';

/** What of an order is sent no more. */
export const CancelledItems = ({ items }: Pick<FulfillmentView, 'items'>) => {
  const t = useText();
  const gone = items.filter(({ cancelled }) => cancelled > 0);
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
