import type { CartShare } from '@counterpane/contract/cart/cart-shares';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from './share.module.css';

/** A link to a cart: for whom it is, how often it was used, and when it ends. */
export const SharedLink = ({ share, link }: { readonly share: CartShare; readonly link: string }) => {
  const t = useText();
  const { days } = useFormat();
  const { multiUse, uses, isUsedUp } = share;
  return (
    <>
      <label>
        {t('Link to this cart')}
        <input className={styles.link} readOnly value={link} />
      </label>
      <p>
        {multiUse ? t('It works for everybody who has it.') : t('It works for the first person who uses it.')}{' '}
        {isUsedUp
          ? t('It has been used.')
          : t('It ends on {date}, or when you order.', { date: days.date(share.endsAt) })}
        {multiUse && uses > 0 && ` ${t('Used so far: {count}', { count: String(uses) })}`}
      </p>
    </>
  );
};
