import type { CancellationView } from '@counterpane/contract/orders/cancellations';
import type { Money } from '@counterpane/rules/money/money';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import styles from './cancel-page.module.css';

/** What goes and what comes back for it, to the cent. */
export const RefundParts = ({ preview }: { preview: CancellationView }) => {
  const t = useText();
  const { lines, charges, taxes, givenBefore, refund, isWhole } = preview;
  return (
    <section aria-labelledby="back">
      <h2 id="back" className={styles.title}>
        {isWhole ? t('This cancels your whole order') : t('What you get back')}
      </h2>
      <dl className={styles.parts}>
        {lines.map((line) => (
          <Part
            key={line.itemIdentifier}
            title={line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title}
            amount={line.isGift ? null : line.amount}
          />
        ))}
        {charges.map(({ title, amount }) => (
          <Part key={title} title={title} amount={amount} />
        ))}
        {taxes.amount > 0 && <Part title={t('Taxes')} amount={taxes} />}
        {givenBefore.amount > 0 && (
          <Part title={t('Given back before')} amount={{ ...givenBefore, amount: -givenBefore.amount }} />
        )}
        <Part title={t('You get back')} amount={refund} isSum />
      </dl>
    </section>
  );
};

interface PartProps {
  readonly title: string;
  readonly amount: Money | null;
  readonly isSum?: boolean;
}

/** A gift brings nothing back. */
export const Part = ({ title, amount, isSum = false }: PartProps) => {
  const t = useText();
  const { money } = useFormat();
  return (
    <div className={isSum ? `${styles.part} ${styles.sum}` : styles.part}>
      <dt>{title}</dt>
      <dd>{amount === null ? t('Free') : money(amount, 'always')}</dd>
    </div>
  );
};
