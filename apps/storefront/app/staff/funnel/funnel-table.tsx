import type { WayStep } from '@counterpane/contract/events/order-way';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { CSSProperties } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import orderStyles from '../orders/staff-orders.module.css';
import styles from './funnel.module.css';
import type { StorefrontFigures } from './funnel-steps.ts';

const STEPS: Readonly<Record<WayStep, PlainMessageId>> = {
  view_item_list: 'Saw a list',
  view_item: 'Saw a product',
  add_to_cart: 'Added something',
  view_cart: 'Saw the cart',
  begin_checkout: 'Began to check out',
  add_shipping_info: 'Gave an address',
  add_payment_info: 'Chose how to pay',
  purchase: 'Bought',
};

/** The width of a bar, for its style. */
const widthOf = (percent: number): CSSProperties & { readonly '--share': string } => ({
  '--share': `${percent}%`,
});

/** How far the visits to one storefront came, and the same day by day. */
export const FunnelTable = ({
  storefront,
  steps,
  recommended,
  takenOut,
  refunds,
  days,
}: StorefrontFigures) => {
  const t = useText();
  const format = useFormat();
  return (
    <section className={orderStyles.section} aria-labelledby={storefront}>
      <h2 id={storefront}>{storefront}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Step to an order')}</th>
            <th scope="col">{t('Number of visits')}</th>
            <th scope="col">{t('Of the visits to the step before')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, count, percent, width }) => (
            <tr key={step}>
              <th scope="row">
                {t(STEPS[step])}
                <span className={styles.bar} style={widthOf(width)} />
              </th>
              <td>{count}</td>
              <td>{percent === null ? '–' : t('{percent}%', { percent })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={orderStyles.detail}>
        {[
          t('{count} of the visits that added something took what was recommended.', { count: recommended }),
          t('{count} took something out.', { count: takenOut }),
          t('{count} refunds.', { count: refunds }),
        ].join(' ')}
      </p>
      <details>
        <summary>{t('Day by day')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Day of the visits')}</th>
              <th scope="col">{t('Saw a product')}</th>
              <th scope="col">{t('Added something')}</th>
              <th scope="col">{t('Bought')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">{format.days.date(`${day}T12:00:00Z`)}</th>
                <td>{counts.view_item}</td>
                <td>{counts.add_to_cart}</td>
                <td>{counts.purchase}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};
