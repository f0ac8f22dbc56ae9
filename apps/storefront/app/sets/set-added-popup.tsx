import type { SetUpsell } from '@counterpane/contract/set-pages';
import { useId } from 'react';
import { useHref } from 'react-router';
import { addresses } from '../addresses.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import { ADDED } from '../product/added/added-place.ts';
import popup from '../product/offers/popup.module.css';
import { UpsellWords } from './set-upsell-list.tsx';
import styles from './set-upsells.module.css';

interface SetAddedPopupProps {
  readonly name: string;
  readonly path: string;
  /** Of the set. */
  readonly title: string;
  readonly upsells: readonly SetUpsell[];
  /** What is chosen of the set: the page is made by it again. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** Says that the set is in the cart, and offers what goes with it, as on the page of a product (decisions row 92). */
export const SetAddedPopup = ({ name, path, title, upsells, chosen }: SetAddedPopupProps) => {
  const t = useText();
  const id = useId();
  const address = useHref(path);
  return (
    <dialog className={popup.popup} aria-labelledby={id} aria-describedby={`${id}t`} data-added-popup={name}>
      <form method="post" action={address}>
        <div className={popup.head}>
          <h2 id={id}>{t('Complete your bedroom')}</h2>
          <Button look="link" type="button" data-close="">
            {t('Keep shopping')}
          </Button>
          <p id={`${id}t`} className={popup.text}>
            {t('{title} is in your cart. Would you like something with it?', { title })}
          </p>
        </div>
        <ul className={popup.offers}>
          {upsells.map((upsell) => (
            <li key={upsell.name}>
              <label className={styles.choice}>
                <input type="checkbox" name="upsell" value={upsell.name} />
                <UpsellWords upsell={upsell} />
              </label>
            </li>
          ))}
        </ul>
        {Object.entries(chosen).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <input type="hidden" name={ADDED} value="1" />
        <div className={popup.actions}>
          <Button look="primary" wide name="source" value="bundle-popup">
            {t('Add to cart')}
          </Button>
          <ButtonLink wide href={addresses.cart()}>
            {t('Go to cart')}
          </ButtonLink>
        </div>
      </form>
    </dialog>
  );
};
