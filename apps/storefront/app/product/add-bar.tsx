import type { VariantView } from '@counterpane/contract/pages';
import { Button } from '../design/button.tsx';
import { useFigures } from '../language/use-figures.ts';
import { useText } from '../language/use-text.ts';
import { livePriceOf } from '../quotes/quote-attributes.ts';
import { PerVariant } from './per-variant.tsx';
import styles from './purchase-panel.module.css';

interface AddBarProps {
  readonly productID: string;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  readonly isOff: boolean;
}

/** Choice, price and button for a phone that has scrolled past them. choose-variant.ts shows it. */
export const AddBar = ({ productID, variants, selectedSku, isOff }: AddBarProps) => {
  const t = useText();
  const figures = useFigures();
  return (
    <div className={styles.bar} data-add-bar="" hidden>
      <div>
        <PerVariant variants={variants} selectedSku={selectedSku} by={({ sku }) => sku}>
          {({ price, properties, isPurchasable }) => (
            <>
              <div
                className={styles.barPrice}
                {...livePriceOf({ productID, quantity: 1, properties }, isPurchasable)}
              >
                <span data-quote-part="price">{figures.money(price)}</span>
              </div>
              <a className={styles.barChoice} href="#choices" data-scroll-to="">
                {properties.map(({ title }) => title).join(', ')}
              </a>
            </>
          )}
        </PerVariant>
      </div>
      {/* At the foot of a phone's screen, at the head of a larger one: one of the two is to be seen. */}
      <div className={styles.sticky}>
        <Button look="primary" wide name="source" value="sticky-add-to-cart" data-add="" disabled={isOff}>
          {t('Add to cart')}
        </Button>
      </div>
      <div className={styles.floating}>
        <Button look="primary" wide name="source" value="floating-header" data-add="" disabled={isOff}>
          {t('Add to cart')}
        </Button>
      </div>
    </div>
  );
};
