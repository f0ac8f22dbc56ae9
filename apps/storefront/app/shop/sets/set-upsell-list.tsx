import type { SetUpsell } from '@counterpane/contract/pages/set-pages';
import { useId } from 'react';
import { Button } from '../../design/button.tsx';
import { Photo } from '../../design/photo/photo.tsx';
import { Price } from '../../design/price.tsx';
import { useText } from '../../language/use-text.ts';
import { CouponNote } from '../quotes/coupon-note.tsx';
import styles from './set-upsells.module.css';

/** What goes well with the set, each with a button that adds it alone: the choices stay as they are. */
export const SetUpsellList = ({ upsells }: { upsells: readonly SetUpsell[] }) => {
  const t = useText();
  const id = useId();
  if (upsells.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('Goes well with it')}
      </h2>
      <CouponNote />
      <ul className={styles.list}>
        {upsells.map((upsell) => (
          <li key={upsell.name} className={styles.row}>
            <UpsellWords upsell={upsell} />
            <Button look="quiet" name="just" value={upsell.name} disabled={upsell.isSoldOut}>
              {t('Add')}
              <span className="visually-hidden"> {upsell.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Picture, name, choice and price of one. */
export const UpsellWords = ({ upsell }: { upsell: SetUpsell }) => {
  const t = useText();
  const { title, text, choice, item, picture, price, listPrice, isSoldOut } = upsell;
  return (
    <>
      <Photo src={picture.url} alt="" sizes="96px" width={96} height={72} />
      <span className={styles.words}>
        <span className={styles.title}>{item.quantity > 1 ? `${item.quantity} × ${title}` : title}</span>
        <span className={styles.note}>{text}</span>
        <span className={styles.note}>{choice}</span>
      </span>
      <span className={styles.price}>
        {isSoldOut ? t('Out of stock') : <Price now={price} was={listPrice} />}
      </span>
    </>
  );
};
