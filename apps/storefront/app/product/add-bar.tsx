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
      <Button look="primary" wide data-add="" disabled={isOff}>
        {t('Add to cart')}
      </Button>
    </div>
  );
};
