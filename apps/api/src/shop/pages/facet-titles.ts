import { type Message, type MessageOrText, message } from '@counterpane/messages/message';
import type { Facet } from '@counterpane/rules/listing/facets';
import { bandEdges, PRICE_BANDS } from '@counterpane/rules/listing/price-bands';
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
export const facetTitle = (facet: Facet, value: string, storefront: Storefront): MessageOrText =>
  facet === 'price' ? bandTitle(value, storefront) : wordTitle(facet, value, storefront);

/** The same of what is no price: one of the catalogue's own words. */
export const wordTitle = (facet: Exclude<Facet, 'price'>, value: string, storefront: Storefront): string =>
  storefront.localize(englishTitle(facet, value, storefront));

const englishTitle = (facet: Exclude<Facet, 'price'>, value: string, storefront: Storefront): string => {
  if (facet === 'type') return KIND_TITLES[value] ?? value;
  if (facet === 'size') {
    const size = findSize(value);
    return size ? SIZE_TITLES[size] : value;
  }
  const { colors, materials } = storefront.vocabulary;
  return (facet === 'color' ? colors : materials)[value]?.title ?? value;
};

const bandTitle = (value: string, { definition: { currency } }: Storefront): Message => {
  const { from, to } = bandEdges(value);
  if (to === null) return message('Over {amount}', { amount: money(from ?? 0, currency) });
  return from === null
    ? message('Under {amount}', { amount: money(to, currency) })
    : message('{from} to {to}', { from: money(from, currency), to: money(to, currency) });
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
