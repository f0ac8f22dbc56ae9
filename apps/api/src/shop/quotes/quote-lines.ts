import type { ParsedQuoteRequest } from '@counterpane/contract/products/quotes';
import type { CartLine } from '@counterpane/rules/cart/line';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { addPlannedItems } from '../../cart/carts/add-planned-items.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { catalogueStock } from './catalogue-stock.ts';

type Item = ParsedQuoteRequest['items'][number];

/** What the lines of a quote are called: `item-1` is the first. */
export const quoteLineId = (index: number): string => `item-${index + 1}`;

interface QuoteLines {
  readonly lines: readonly CartLine[];
  /** The line of each item: two of the same join the line of the first, as in a cart. */
  readonly ids: readonly string[];
}

/**
 * The items of a quote as the lines that a cart of them would have, or the first reason why it would not
 * take them [K5]: a quote must not promise what the cart then refuses.
 */
export const quoteLines = (items: readonly Item[], storefront: Storefront): Decision<QuoteLines> => {
  const { findProduct, flags } = storefront;
  const planned = items.map((item, index) => ({ item, id: quoteLineId(index) }));
  const added = addPlannedItems([], planned, {
    findProduct,
    flags,
    availableByItem: catalogueStock(storefront),
  });
  const [first] = added.refusals;
  if (first) return refuse(first.refusal);
  return accept({ lines: added.lines, ids: planned.map(({ id }) => added.ids.get(id) ?? id) });
};
