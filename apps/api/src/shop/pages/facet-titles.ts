import type { Facet } from '@counterpane/rules/listing/listed';
import { bandEdges, PRICE_BANDS } from '@counterpane/rules/listing/price-bands';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { findSize, SIZE_TITLES, SIZES } from '@counterpane/rules/options/sizes';
import type { Storefront } from '../../catalogue/storefront.ts';

/** Kinds of product, as a list names them. */
export const KIND_TITLES: Readonly<Record<string, string>> = {
  mattress: 'Mattresses',
  bedframe: 'Bed frames',
  foundation: 'Foundations',
  'adjustable-base': 'Adjustable bases',
  nightstand: 'Nightstands',
  dresser: 'Dressers',
  chest: 'Chests',
  sheets: 'Sheets',
  pillow: 'Pillows',
  protector: 'Protectors',
  bedding: 'Blankets, duvets and toppers',
  'sleep-bundle': 'Bundles',
  furniture: 'Other furniture',
};

/** What a shopper reads for a value that a list can be narrowed by. */
export const facetTitle = (facet: Facet, value: string, storefront: Storefront): string => {
  if (facet === 'type') return KIND_TITLES[value] ?? value;
  if (facet === 'price') return bandTitle(value, storefront);
  if (facet === 'size') {
    const size = findSize(value);
    return size ? SIZE_TITLES[size] : value;
  }
  const { colors, materials } = storefront.vocabulary;
  return (facet === 'color' ? colors : materials)[value]?.title ?? value;
};

const bandTitle = (value: string, { definition }: Storefront): string => {
  const { from, to } = bandEdges(value);
  const cash = (cents: number) => displayMoney(money(cents, definition.currency));
  if (to === null) return `Over ${cash(from ?? 0)}`;
  return from === null ? `Under ${cash(to)}` : `${cash(from)} to ${cash(to)}`;
};

/** Sizes from small to large and prices from low to high; the rest as it comes up. */
export const inFacetOrder = <Counted extends { readonly value: string }>(
  facet: Facet,
  counted: readonly Counted[],
): Counted[] => {
  const order: readonly string[] = facet === 'size' ? SIZES : facet === 'price' ? PRICE_BANDS : [];
  const rankOf = ({ value }: Counted) => order.indexOf(value);
  return order.length === 0 ? [...counted] : counted.toSorted((a, b) => rankOf(a) - rankOf(b));
};
