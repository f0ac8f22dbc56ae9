import type { VariantView } from '@counterpane/contract/pages/pages';
import { optionChoice, type StockedVariant } from '@counterpane/rules/options/option-choice';
import { isPropertyName } from '@counterpane/rules/options/property-names';

export interface OptionState {
  readonly isSelected: boolean;
  readonly stock: 'in' | 'later' | 'out';
}

/** What a tile shows: whether it is chosen, and whether what it leads to can be had. */
export const optionState = (
  variants: readonly VariantView[],
  selectedSku: string,
  property: string,
  value: string,
): OptionState => {
  const chosen = chosenOf(variants.find(({ sku }) => sku === selectedSku));
  const isSelected = chosen.some((choice) => choice.name === property && choice.value === value);
  const stock = isPropertyName(property)
    ? stockOf(optionChoice(variants.map(stocked), chosen, property, value))
    : 'out';
  return { isSelected, stock };
};

export const stockOf = (choice: ReturnType<typeof optionChoice>): OptionState['stock'] => {
  if (choice.isDisabled) return 'out';
  return choice.isBackOrdered ? 'later' : 'in';
};

const stocked = (variant: VariantView): StockedVariant => ({
  chosen: chosenOf(variant),
  availability: {
    isActive: variant.isPurchasable,
    isInStock: variant.isPurchasable && !variant.isBackOrdered,
    isBackOrderAllowed: variant.isBackOrdered,
  },
});

const chosenOf = (variant: VariantView | undefined): StockedVariant['chosen'] =>
  (variant?.properties ?? []).flatMap(({ name, value }) => (isPropertyName(name) ? [{ name, value }] : []));
