import type { SetUpsell } from '@counterpane/contract/set-pages';
import { useId } from 'react';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import popup from '../product/offers/popup.module.css';
import { UpsellWords } from './set-upsell-list.tsx';
import styles from './set-upsells.module.css';

interface SetUpsellPopupProps {
  readonly upsells: readonly SetUpsell[];
  /** Of the set. */
  readonly title: string;
}

/**
 * Asks once, before a set goes into the cart, whether something should go with it. Opened as on the page of a
 * product; without script the form is sent as it is.
 */
export const SetUpsellPopup = ({ upsells, title }: SetUpsellPopupProps) => {
  const t = useText();
  const id = useId();
  if (upsells.length === 0) return null;
  return (
    <dialog className={popup.popup} aria-labelledby={id} aria-describedby={`${id}t`} data-upsell-popup="">
      <div className={popup.head}>
        <h2 id={id}>{t('Complete your bedroom')}</h2>
        <Button look="link" type="button" data-close="">
          {t('Close')}
        </Button>
        <p id={`${id}t`} className={popup.text}>
          {t('{title} goes into your cart. Would you like something with it?', { title })}
        </p>
      </div>
      <ul className={popup.offers} data-set-part="upsells">
        {upsells.map((upsell) => (
          <li key={upsell.name}>
            <label className={styles.choice}>
              <input type="checkbox" name="upsell" value={upsell.name} />
              <UpsellWords upsell={upsell} />
            </label>
          </li>
        ))}
      </ul>
      <input type="hidden" name="openedBy" value="" data-opened-by="" />
      <div className={popup.actions}>
        <Button look="primary" wide name="source" value="bundle-popup">
          {t('Add to cart')}
        </Button>
        <Button look="quiet" wide name="source" value="bundle-popup" data-none="">
          {t('No, thank you')}
        </Button>
      </div>
    </dialog>
  );
};
