import type { RefundPreview } from '@counterpane/contract/orders/refunds';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import styles from '../staff-orders.module.css';

/** What goes back for units of lines, to the cent, and what is sent no more. */
export const LineRefund = ({ preview }: { preview: RefundPreview }) => {
  const t = useText();
  const { money } = useFormat();
  const { lines, charges, taxes, givenBefore, refund } = preview;
  const sums = [
    ...charges.map(({ title, amount }) => ({ title, amount })),
    ...(taxes.amount > 0 ? [{ title: t('Taxes'), amount: taxes }] : []),
    ...(givenBefore.amount > 0
      ? [{ title: t('Given back before'), amount: { ...givenBefore, amount: -givenBefore.amount } }]
      : []),
  ];
  return (
    <section aria-labelledby="line-refund">
      <h3 id="line-refund">{t('What is given back')}</h3>
      <dl className={styles.sums}>
        {lines.map(({ itemIdentifier, title, quantity, unsent, isGift, amount }) => (
          <div key={itemIdentifier}>
            <dt>
              {quantity} × {title}
              {unsent > 0 && <> · {t('not sent: {units}', { units: unsent })}</>}
            </dt>
            <dd>{isGift ? t('Free') : money(amount, 'always')}</dd>
          </div>
        ))}
        {sums.map(({ title, amount }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{money(amount, 'always')}</dd>
          </div>
        ))}
        <div className={styles.title}>
          <dt>{t('In all')}</dt>
          <dd>{money(refund, 'always')}</dd>
        </div>
      </dl>
    </section>
  );
};
