import type { VariantView } from '@counterpane/contract/pages';
import { useText } from '../language/use-text.ts';
import { LivePrice } from '../quotes/live-price.tsx';
import { PerVariant } from './per-variant.tsx';
import styles from './purchase-panel.module.css';

interface PriceRegionProps {
  /** Of the product of the page. */
  readonly productID: string;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

export const PriceRegion = ({ productID, variants, selectedSku }: PriceRegionProps) => {
  const t = useText();
  return (
    <section aria-label={t('Price')} aria-live="polite">
      <PerVariant variants={variants} selectedSku={selectedSku} by={({ sku }) => sku}>
        {({ price, listPrice, properties, isPurchasable }) => (
          <LivePrice
            className={styles.price}
            item={{ productID, quantity: 1, properties }}
            isPurchasable={isPurchasable}
            now={price}
            was={listPrice}
            isDetailed
          />
        )}
      </PerVariant>
    </section>
  );
};
