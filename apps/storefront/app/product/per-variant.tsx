import type { VariantView } from '@counterpane/contract/pages';
import type { ReactNode } from 'react';

interface PerVariantProps {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  /** Variants that look the same here share one part: what they have in common, as a text. */
  readonly by: (variant: VariantView) => string;
  readonly children: (variant: VariantView) => ReactNode;
}

/** One part per variant, all but the chosen one hidden; choose-variant.ts turns to another. */
export const PerVariant = ({ variants, selectedSku, by, children }: PerVariantProps) =>
  groupBy(variants, by).map(([key, group]) => {
    const skus = group.map(({ sku }) => sku);
    const [first] = group;
    return (
      <div key={key} data-variants={skus.join('|')} hidden={!skus.includes(selectedSku)}>
        {first && children(first)}
      </div>
    );
  });

const groupBy = (variants: readonly VariantView[], by: (variant: VariantView) => string) =>
  Object.entries(Object.groupBy(variants, by)).map(([key, group = []]): [string, VariantView[]] => [
    key,
    group,
  ]);
