import type { Flags } from '../flags.ts';
import { chosenSize } from '../options/chosen-size.ts';
import { findVariant, optionValue } from '../options/find-variant.ts';
import type { Product, ProductProperty, Variant } from '../options/product.ts';
import type { ChosenProperty, PropertyName } from '../options/property-names.ts';
import { isPurchasable } from '../stock/availability.ts';
import { sizeDefault } from './size-default.ts';
import { hasUpgradeOptions } from './upgrade-sizes.ts';
import { isFittedToBed, upsellFit } from './upsell-fit.ts';
import type { AlternativeProperty, DefaultProperty, UpsellItem } from './upsell-item.ts';

/** What an upsell starts with on a page. */
export interface UpsellChoice {
  readonly variant: Variant;
  /** Two where a split king takes two twin XL, else one. */
  readonly quantity: number;
  /** What the shopper may choose otherwise. */
  readonly choosers: readonly PropertyName[];
}

type ChoiceFlags = Pick<Flags, 'splitKingGift'>;

/**
 * The variant that an upsell starts with ([C3], defaultProperties and
 * alternativeProperties): its defaults, in the size that goes with the page's; where that cannot be had its
 * alternatives, then anything in the same size. Null when nothing can be had in that size, or
 * when the item would not fit the page's bed.
 * @example upsellChoice(item, sheets, 'queen', flags)?.variant.sku // "hal-sheets-s:queen/c:white"
 */
export const upsellChoice = (
  item: Pick<UpsellItem, 'hasSizeVariant' | 'defaultProperties' | 'alternativeProperties'>,
  product: Product,
  pageSize: string | null,
  flags: ChoiceFlags,
): UpsellChoice | null => {
  const fit = pageSize === null ? null : upsellFit(product, pageSize, flags);
  if (!fit && pageSize !== null && wouldNotFit(product, pageSize)) return null;
  const defaults = sizeDefault(item, product, fit?.size ?? null);
  const start = product.properties.map(
    (property): ChosenProperty => ({
      name: property.name,
      value: (property.name === 'Size' && fit?.size) || startValue(property, defaults),
    }),
  );
  const variant =
    candidates(start, item.alternativeProperties)
      .map((chosen) => findBuyable(product, chosen))
      .find((found) => found !== null) ?? findSameSize(product, start);
  if (!variant) return null;
  const choosers = defaults.filter(({ isChooser }) => isChooser).map(({ type }) => type);
  return { variant, quantity: fit?.units ?? 1, choosers };
};

/** A twin protector is no upgrade of a Cal King. */
const wouldNotFit = ({ kind, properties }: Product, pageSize: string): boolean =>
  isFittedToBed(kind) && hasUpgradeOptions(pageSize) && properties.some(({ name }) => name === 'Size');

/** The default in the product's own spelling; its first option where it has none or does not know it. */
const startValue = (property: ProductProperty, defaults: readonly DefaultProperty[]): string => {
  const preset = defaults.find(({ type }) => type === property.name);
  return (preset && optionValue(property, preset.defaultValue)) ?? property.options[0]?.value ?? '';
};

/** The start, then with each alternative by itself, then with all of them. */
const candidates = (
  start: readonly ChosenProperty[],
  alternatives: readonly AlternativeProperty[],
): ChosenProperty[][] =>
  [[], ...alternatives.map((one) => [one]), alternatives].map((tried) => withAlternatives(start, tried));

const withAlternatives = (
  start: readonly ChosenProperty[],
  alternatives: readonly AlternativeProperty[],
): ChosenProperty[] =>
  start.map((choice) => {
    const other = alternatives.find(
      ({ type, defaultValue }) =>
        type === choice.name && defaultValue.toLowerCase() === choice.value.toLowerCase(),
    );
    return other ? { ...choice, value: other.alternativeValue } : choice;
  });

const findSameSize = (product: Product, start: readonly ChosenProperty[]): Variant | null => {
  return (
    Object.values(product.variants).find(
      ({ chosen, availability }) => chosenSize(chosen) === chosenSize(start) && isPurchasable(availability),
    ) ?? null
  );
};

/** The variant for a set of choices while it can be bought [K5]; else null. */
export const findBuyable = (product: Product, chosen: readonly ChosenProperty[]): Variant | null => {
  const found = findVariant(product, chosen);
  return found.ok && isPurchasable(found.variant.availability) ? found.variant : null;
};
