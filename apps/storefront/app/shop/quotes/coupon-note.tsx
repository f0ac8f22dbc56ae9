import styles from '../../design/price.module.css';
import { useText } from '../../language/use-text.ts';

/** Beside prices that no script asks for anew: shown by live-prices.ts to who came with a code. */
export const CouponNote = () => {
  const t = useText();
  return (
    <p className={styles.note} data-coupon-note="" hidden>
      {t('Your code is not in these prices yet.')}
    </p>
  );
};

/** Without script no price has a code in it, and the page does not know who came with one. */
export const CouponNoteWithoutScript = () => {
  const t = useText();
  return (
    <p className={styles.note}>
      {t('A code that came with a link is not in these prices: it counts in the cart.')}
    </p>
  );
};
