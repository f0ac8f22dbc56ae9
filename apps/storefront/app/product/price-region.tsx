import type { VariantView } from '@counterpane/contract/pages';
import { displayMoney } from '@counterpane/rules/money/display';
import { Saving, Was } from '../design/price.tsx';
import { useText } from '../language/use-text.ts';
import { PerVariant } from './per-variant.tsx';
import styles from './purchase-panel.module.css';

interface PriceRegionProps {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

export const PriceRegion = ({ variants, selectedSku }: PriceRegionProps) => {
  const t = useText();
  return (
    <section aria-label={t('Price')} aria-live="polite">
      <PerVariant
        variants={variants}
        selectedSku={selectedSku}
        by={({ price, listPrice }) => `${price.amount} ${listPrice.amount}`}
      >
        {({ price, listPrice }) => (
          <p className={styles.price}>
            <strong>{displayMoney(price)}</strong>
            <Was now={price} was={listPrice} />
            <Saving now={price} was={listPrice} />
          </p>
        )}
      </PerVariant>
    </section>
  );
};
