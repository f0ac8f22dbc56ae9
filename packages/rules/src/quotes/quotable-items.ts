import { isPropertyName, type PropertyName, sortProperties } from '../options/property-names.ts';
import { isPurchasable } from '../stock/availability.ts';

/** One item of a quote [C7]. */
export interface QuoteItem {
  readonly productID: string;
  readonly quantity: number;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

/** Whether a combination can be had; null when there is no such combination. */
export type FindStock = (item: QuoteItem) => Parameters<typeof isPurchasable>[0];

/**
 * The items that a quote is asked for: those whose combination can be bought, back-orders included
 * [C5, D1], their properties in the one order of the nine names, so that
 * the same choice is the same request [C3].
 */
export const quotableItems = <Item extends QuoteItem>(items: readonly Item[], findStock: FindStock): Item[] =>
  items
    .filter((item) => isPurchasable(findStock(item)))
    .map((item) => ({ ...item, properties: inOrder(item.properties) }));

/** Unknown property names are put last and not removed, so that the server can refuse them. */
const inOrder = (properties: QuoteItem['properties']): QuoteItem['properties'] => {
  const known = properties.flatMap(({ name, value }) =>
    isPropertyName(name) ? [{ name, value } satisfies { name: PropertyName; value: string }] : [],
  );
  return [...sortProperties(known), ...properties.filter(({ name }) => !isPropertyName(name))];
};
