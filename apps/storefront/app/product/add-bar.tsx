import type { VariantView } from '@counterpane/contract/pages';
import { displayMoney } from '@counterpane/rules/money/display';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import { PerVariant } from './per-variant.tsx';
import styles from './purchase-panel.module.css';

interface AddBarProps {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  readonly isOff: boolean;
}

/** Choice, price and button for a phone that has scrolled past them. choose-variant.ts shows it. */
export const AddBar = ({ variants, selectedSku, isOff }: AddBarProps) => {
  const t = useText();
  return (
    <div className={styles.bar} data-add-bar="" hidden>
      <div>
        <PerVariant variants={variants} selectedSku={selectedSku} by={({ sku }) => sku}>
          {({ price, properties }) => (
            <>
              <div className={styles.barPrice}>{displayMoney(price)}</div>
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
