import { isBackOrdered, isPurchasable, type StockFlags } from '../stock/availability.ts';
import { type ChosenProperty, PROPERTY_NAMES, type PropertyName } from './property-names.ts';

/** As much of a variant as says whether an option can be chosen. */
export interface StockedVariant {
  readonly chosen: readonly ChosenProperty[];
  readonly availability: StockFlags;
}

/** How one option of a product shows. */
interface OptionChoice {
  /** No variant with this option can be bought. */
  readonly isDisabled: boolean;
  readonly isOutOfStock: boolean;
  /** Every variant with this option is back-ordered. */
  readonly isBackOrdered: boolean;
}

/**
 * Disabled when what it leads to cannot be bought, flagged when it has no stock; whether it may be
 * back-ordered is kept [C4]. An option leads to every variant that has it and the
 * choices before it: those after it give way, by the out-of-stock swap. What is not made is disabled too
 * [L42].
 * @example optionChoice(variants, chosen, 'Color', 'grey').isDisabled
 */
export const optionChoice = (
  variants: readonly StockedVariant[],
  chosen: readonly ChosenProperty[],
  name: PropertyName,
  value: string,
): OptionChoice => {
  const earlier = chosen.filter((other) => PROPERTY_NAMES.indexOf(other.name) < PROPERTY_NAMES.indexOf(name));
  const wanted = [...earlier, { name, value }];
  const led = variants.filter((variant) => wanted.every((choice) => has(variant, choice)));
  const buyable = led.filter(({ availability }) => isPurchasable(availability));
  return {
    isDisabled: buyable.length === 0,
    isOutOfStock: !led.some(({ availability }) => availability.isInStock),
    isBackOrdered: buyable.length > 0 && buyable.every(({ availability }) => isBackOrdered(availability)),
  };
};

const has = ({ chosen }: StockedVariant, { name, value }: ChosenProperty): boolean =>
  chosen.some((choice) => choice.name === name && choice.value.toLowerCase() === value.toLowerCase());
