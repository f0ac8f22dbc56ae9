import type { ProductPage } from '@counterpane/contract/pages';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../language/use-text.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { Gifts } from './gifts.tsx';
import { OptionTiles } from './option-tiles.tsx';
import { PriceRegion } from './price-region.tsx';
import { PromiseFacts } from './promise-facts.tsx';
import styles from './purchase-panel.module.css';

const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Everything that decides a purchase, in one form that works without script. */
export const PurchasePanel = ({ page, error }: { page: ProductPage; error: string | null }) => {
  const t = useText();
  const { product, variants, selectedSku } = page;
  const selected = variants.find(({ sku }) => sku === selectedSku);
  return (
    <form
      method="post"
      action={product.metadata.url}
      className={styles.panel}
      data-purchase=""
      data-inventory-key={product.inventoryKey}
    >
      <div>
        <h1>{product.title}</h1>
        <p className={styles.subtitle}>{page.subtitle}</p>
      </div>
      {error !== null && <PurchaseError text={error} />}
      <PriceRegion variants={variants} selectedSku={selectedSku} />
      {product.properties.map((property) => (
        <OptionTiles key={property.name} property={property} variants={variants} selectedSku={selectedSku} />
      ))}
      <noscript>
        <Button look="quiet" wide formMethod="get" formAction={product.metadata.url}>
          {t('Update the price')}
        </Button>
      </noscript>
      <Gifts variants={variants} selectedSku={selectedSku} />
      <DeliveryRow variants={variants} selectedSku={selectedSku} />
      <div className={styles.actions}>
        <label className={styles.quantity}>
          <span>{t('Quantity')}</span>
          <select name="quantity" defaultValue="1">
            {QUANTITIES.map((quantity) => (
              <option key={quantity}>{quantity}</option>
            ))}
          </select>
        </label>
        <Button look="primary" wide data-add="" disabled={selected?.isPurchasable === false}>
          {t('Add to cart')}
        </Button>
      </div>
      <PromiseFacts promises={page.promises} />
    </form>
  );
};

const PurchaseError = ({ text }: { text: string }) => (
  <p className={styles.error} role="alert">
    <Icon name="warning" />
    {text}
  </p>
);
