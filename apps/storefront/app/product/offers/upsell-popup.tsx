import type { PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { useId } from 'react';
import { Button } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import { PerUnitNote } from './per-unit-note.tsx';
import styles from './popup.module.css';
import { UpsellOffer } from './upsell-offer.tsx';

interface UpsellPopupProps {
  readonly upsells: readonly PageUpsell[];
  readonly title: string;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  readonly quantity: number;
}

/**
 * Asks once, before the product goes into the cart, whether something should go with it. Opened by
 * upsell-popup-opener.ts; without script the form is sent as it is.
 */
export const UpsellPopup = ({ upsells, title, quantity, ...page }: UpsellPopupProps) => {
  const t = useText();
  const id = useId();
  if (upsells.length === 0) return null;
  return (
    <dialog className={styles.popup} aria-labelledby={id} aria-describedby={`${id}t`} data-upsell-popup="">
      <div className={styles.head}>
        <h2 id={id}>{t('Complete your bedroom')}</h2>
        <Button look="link" type="button" data-close="">
          {t('Close')}
        </Button>
        <p id={`${id}t`} className={styles.text}>
          {t('{title} goes into your cart. Would you like something with it?', { title })}
        </p>
        <PerUnitNote quantity={quantity} />
      </div>
      <ul className={styles.offers}>
        {upsells.map((upsell) => (
          <UpsellOffer key={upsell.productID} upsell={upsell} isTicked={false} {...page} />
        ))}
      </ul>
      <input type="hidden" name="openedBy" value="" data-opened-by="" />
      <div className={styles.actions}>
        <Button look="primary" wide name="source" value="upsell-popup" data-add="">
          {t('Add to cart')}
        </Button>
        <Button look="quiet" wide name="source" value="upsell-popup" data-none="">
          {t('No, thank you')}
        </Button>
      </div>
    </dialog>
  );
};
