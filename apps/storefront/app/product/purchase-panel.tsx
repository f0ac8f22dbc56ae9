import type { ProductPage } from '@counterpane/contract/pages';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../language/use-text.ts';
import { AddBar } from './add-bar.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { Gifts } from './gifts.tsx';
import { OptionTiles } from './option-tiles.tsx';
import { PriceRegion } from './price-region.tsx';
import { PromiseFacts } from './promise-facts.tsx';
import styles from './purchase-panel.module.css';
import type { Swap } from './starting-choice.ts';
import { stockFacts } from './stock-facts.ts';
import { SwapNews } from './swap-news.tsx';

const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface PurchasePanelProps {
  readonly page: ProductPage;
  readonly quantity: number;
  /** Why nothing was added. */
  readonly error: string | null;
  /** What was asked for, is out of stock, and gave way to another choice. */
  readonly swap: Swap | null;
}

/** Everything that decides a purchase, in one form that works without script. */
export const PurchasePanel = ({ page, quantity, error, swap }: PurchasePanelProps) => {
  const t = useText();
  const { product, variants, selectedSku } = page;
  const isOff = variants.find(({ sku }) => sku === selectedSku)?.isPurchasable === false;
  return (
    <form
      method="post"
      action={product.metadata.url}
      className={styles.panel}
      data-purchase=""
      data-inventory-key={product.inventoryKey}
      data-stock={JSON.stringify(stockFacts(variants))}
    >
      <div>
        <h1>{product.title}</h1>
        <p className={styles.subtitle}>{page.subtitle}</p>
      </div>
      {error !== null && <PurchaseError text={error} />}
      <SwapNews swap={swap} />
      <PriceRegion variants={variants} selectedSku={selectedSku} />
      <div id="choices" className={styles.choices} tabIndex={-1}>
        {product.properties.map((property) => (
          <OptionTiles
            key={property.name}
            property={property}
            variants={variants}
            selectedSku={selectedSku}
          />
        ))}
      </div>
      <noscript>
        <Button look="quiet" wide formMethod="get" formAction={product.metadata.url}>
          {t('Update the price')}
        </Button>
      </noscript>
      <Gifts variants={variants} selectedSku={selectedSku} />
      <DeliveryRow variants={variants} selectedSku={selectedSku} />
      <div className={styles.actions} data-actions="">
        <label className={styles.quantity}>
          <span>{t('Quantity')}</span>
          <select name="quantity" defaultValue={quantity}>
            {QUANTITIES.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <Button look="primary" wide data-add="" disabled={isOff}>
          {t('Add to cart')}
        </Button>
      </div>
      <PromiseFacts promises={page.promises} />
      <AddBar variants={variants} selectedSku={selectedSku} isOff={isOff} />
    </form>
  );
};

const PurchaseError = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noAutofocus: a plain document; the attribute moves the focus when it arrives.
  <p className={styles.error} role="alert" tabIndex={-1} autoFocus>
    <Icon name="warning" />
    {text}
  </p>
);
