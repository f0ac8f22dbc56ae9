import type { VariantView } from '@counterpane/contract/pages/pages';
import { useText } from '../../language/use-text.ts';
import { LivePrice } from '../quotes/live-price.tsx';
import { PerVariant } from './per-variant.tsx';
import styles from './purchase-panel.module.css';
import { QuantityTotal } from './quantity-total.tsx';

interface PriceRegionProps {
  /** Of the product of the page. */
  readonly productID: string;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  /** How many are chosen. */
  readonly quantity: number;
}

/** The price of one and, where more are chosen, of all of them [D99]. */
export const PriceRegion = ({ productID, variants, selectedSku, quantity }: PriceRegionProps) => {
  const t = useText();
  return (
    <section aria-label={t('Price')} aria-live="polite">
      <PerVariant variants={variants} selectedSku={selectedSku} by={({ sku }) => sku}>
        {(variant) => (
          <>
            <LivePrice
              className={styles.price}
              item={{ productID, quantity: 1, properties: variant.properties }}
              isPurchasable={variant.isPurchasable}
              terms={{ isOwn: true }}
              now={variant.price}
              was={variant.listPrice}
              isDetailed
            />
            <QuantityTotal productID={productID} variant={variant} quantity={quantity} />
          </>
        )}
      </PerVariant>
    </section>
  );
};
