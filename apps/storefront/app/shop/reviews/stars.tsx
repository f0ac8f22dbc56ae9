import type { Stars as StarsView } from '@counterpane/contract/reviews/reviews';
import { useText } from '../../language/use-text.ts';
import styles from './stars.module.css';

interface StarsProps {
  readonly reviews: StarsView;
  /** Where on its page the reviews stand; no link without. */
  readonly to?: `#${string}`;
}

/** What a product was given and by how many, in words that all can read; nothing without a review [D61]. */
export const Stars = ({ reviews: { total, average, isSample }, to }: StarsProps) => {
  const t = useText();
  if (total === 0) return null;
  const figures = { average: Math.round(average * 10) / 10, count: total };
  const text = isSample
    ? t('{average} of 5, {count} sample reviews', figures)
    : t('{average} of 5, {count} reviews', figures);
  return (
    <p className={styles.stars}>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      {to ? <a href={to}>{text}</a> : text}
    </p>
  );
};
