import type { PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { useId } from 'react';
import { Button } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './offers.module.css';
import { UpsellOffer } from './upsell-offer.tsx';

interface UpsellPopupProps {
  readonly upsells: readonly PageUpsell[];
  readonly title: string;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/**
 * Asks once, before the product goes into the cart, whether something should go with it. Opened by
 * upsell-popup-opener.ts; without script the form is sent as it is.
 */
export const UpsellPopup = ({ upsells, title, ...page }: UpsellPopupProps) => {
  const t = useText();
  const id = useId();
  if (upsells.length === 0) return null;
  return (
    <dialog className={styles.popup} aria-labelledby={id} data-upsell-popup="">
      <div className={styles.popupHead}>
        <h2 id={id}>{t('Complete your bed')}</h2>
        <Button look="link" type="button" data-close="">
          {t('Close')}
        </Button>
      </div>
      <p className={styles.note}>
        {t('{title} goes into your cart. Would you like something with it?', { title })}
      </p>
      <ul className={styles.offers} data-upsell-list="">
        {upsells.map((upsell) => (
          <UpsellOffer key={upsell.productID} upsell={upsell} {...page} />
        ))}
      </ul>
      <input type="hidden" name="openedBy" value="" data-opened-by="" />
      <div className={styles.popupActions}>
        <Button look="primary" wide name="source" value="upsell-popup" data-add="" data-from-popup="">
          {t('Add to cart')}
        </Button>
        <Button look="quiet" wide name="source" value="upsell-popup" data-from-popup="" data-none="">
          {t('No, thank you')}
        </Button>
      </div>
    </dialog>
  );
};
