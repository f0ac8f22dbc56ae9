import type { ProductPage } from '@counterpane/contract/pages';
import { useId } from 'react';
import { useHref } from 'react-router';
import { addresses } from '../../addresses.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import { PerUnitNote } from '../offers/per-unit-note.tsx';
import styles from '../offers/popup.module.css';
import { UpsellOffer } from '../offers/upsell-offer.tsx';
import { fieldName } from '../purchase-form.ts';
import { ADDED } from './added-place.ts';
import type { Added } from './find-added.ts';

interface AddedPopupProps {
  readonly page: ProductPage;
  readonly added: Added;
}

/**
 * Says that the product is in the cart, and offers what goes with it (decisions row 92). Closing it loses nothing.
 * Opened by show-added.ts; without script nobody comes here, and the cart itself offers more.
 */
export const AddedPopup = ({ page, added: { line, quantity, upsells } }: AddedPopupProps) => {
  const t = useText();
  const id = useId();
  const { product, selectedSku } = page;
  const address = useHref(product.metadata.url);
  const variants = page.variants.filter(({ sku }) => sku === selectedSku);
  const chosen = variants[0]?.properties ?? [];
  return (
    <dialog
      className={styles.popup}
      aria-labelledby={id}
      aria-describedby={`${id}t`}
      data-added-popup={product.name}
    >
      <form method="post" action={address}>
        <div className={styles.head}>
          <h2 id={id}>{t('Complete your bedroom')}</h2>
          <Button look="link" type="button" data-close="">
            {t('Keep shopping')}
          </Button>
          <p id={`${id}t`} className={styles.text}>
            {t('{title} is in your cart. Would you like something with it?', { title: product.title })}
          </p>
          <PerUnitNote quantity={quantity} />
        </div>
        <ul className={styles.offers}>
          {upsells.map((upsell) => (
            <UpsellOffer
              key={upsell.productID}
              upsell={upsell}
              isTicked={false}
              place="popup"
              {...{ variants, selectedSku }}
            />
          ))}
        </ul>
        {chosen.map(({ name, value }) => (
          <input key={name} type="hidden" name={fieldName(name)} value={value} />
        ))}
        <input type="hidden" name="quantity" value={quantity} />
        <input type="hidden" name={ADDED} value={line} />
        <div className={styles.actions}>
          <Button look="primary" wide name="source" value="upsell-popup">
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
