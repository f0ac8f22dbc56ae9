import type { OrderView } from '@counterpane/contract/orders/orders';
import styles from '../../checkout/order-details.module.css';
import { useText } from '../../language/use-text.ts';

type Promised = Pick<OrderView, 'cart' | 'policies'>;

/** Nights to try and years of warranty, as they were when it was ordered: a later change does not touch them. */
export const OrderPromises = ({ order }: { order: Promised }) => {
  const t = useText();
  const promised = promisesByThing(order);
  if (promised.length === 0) return null;
  return (
    <section aria-labelledby="promised" className={styles.promised}>
      <h2 id="promised">{t('What you were promised')}</h2>
      <dl className={styles.facts}>
        {promised.map(({ title, promises }) => (
          <div key={title}>
            <dt>{title}</dt>
            {promises.map((promise) => (
              <dd key={promise}>{promise}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
};

/** A thing that stands on two lines, in two colours or free beside a bed, was promised the same twice. */
const promisesByThing = ({ cart, policies }: Promised) => {
  const byLine = new Map(policies.map((line) => [line.itemIdentifier, line.policies]));
  const byTitle = new Map(
    cart.items.map(({ itemIdentifier, product }) => [product.title, byLine.get(itemIdentifier) ?? []]),
  );
  return [...byTitle]
    .filter(([, found]) => found.length > 0)
    .map(([title, found]) => ({ title, promises: found.map(({ line }) => line) }));
};
