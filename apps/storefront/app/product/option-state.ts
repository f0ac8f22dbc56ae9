import type { VariantView } from '@counterpane/contract/pages';

export interface OptionState {
  readonly isSelected: boolean;
  /** Of the variant that this option leads to, the other choices staying as they are. */
  readonly stock: 'in' | 'later' | 'out';
}

/** What a tile shows: whether it is chosen, and whether what it leads to can be had. */
export const optionState = (
  variants: readonly VariantView[],
  selectedSku: string,
  property: string,
  value: string,
): OptionState => {
  const selected = variants.find(({ sku }) => sku === selectedSku);
  const target = variants.find((variant) =>
    variant.properties.every(({ name, value: own }) =>
      name === property ? own === value : own === choiceIn(selected, name),
    ),
  );
  return { isSelected: choiceIn(selected, property) === value, stock: stockOf(target) };
};

const choiceIn = (variant: VariantView | undefined, property: string): string | undefined =>
  variant?.properties.find(({ name }) => name === property)?.value;

const stockOf = (variant: VariantView | undefined): OptionState['stock'] => {
  if (!variant?.isPurchasable) return 'out';
  return variant.isBackOrdered ? 'later' : 'in';
};
