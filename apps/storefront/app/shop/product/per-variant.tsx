import type { VariantView } from '@counterpane/contract/pages/pages';
import type { ReactNode } from 'react';

interface PerVariantProps {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  /** Variants that look the same here share one part: what they have in common, as a text. */
  readonly by: (variant: VariantView) => string;
  /** A `span` where the parts stand in a label or in a sentence, which take no `div`. */
  readonly as?: 'div' | 'span';
  readonly children: (variant: VariantView) => ReactNode;
}

/** One part per variant, all but the chosen one hidden; product-page-script.ts turns to another. */
export const PerVariant = ({ variants, selectedSku, by, as: Part = 'div', children }: PerVariantProps) =>
  groupBy(variants, by).map(([key, group]) => {
    const skus = group.map(({ sku }) => sku);
    const [first] = group;
    return (
      <Part key={key} data-variants={skus.join('|')} hidden={!skus.includes(selectedSku)}>
        {first && children(first)}
      </Part>
    );
  });

const groupBy = (variants: readonly VariantView[], by: (variant: VariantView) => string) =>
  Object.entries(Object.groupBy(variants, by)).map(([key, group = []]): [string, VariantView[]] => [
    key,
    group,
  ]);
