import type { ParsedQuoteRequest } from '@counterpane/contract/quotes';
import { decideAddItems } from '@counterpane/rules/cart/add-items';
import type { CartLine } from '@counterpane/rules/cart/line';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { Storefront } from '../catalogue/snapshot.ts';
import { knownUnits } from './known-units.ts';

type Item = ParsedQuoteRequest['items'][number];

/** What the lines of a quote are called: `item-1` is the first. */
export const quoteLineId = (index: number): string => `item-${index + 1}`;

export interface QuoteLines {
  readonly lines: readonly CartLine[];
  /** The line of each item: two of the same join the line of the first, as in a cart. */
  readonly ids: readonly string[];
}

/**
 * The items of a quote as the lines that a cart of them would have, or the first reason why it would not
 * take them (checkout section 5): a quote must not promise what the cart then refuses. What others
 * belong to comes first, whatever the order of the items.
 */
export const quoteLines = (items: readonly Item[], storefront: Storefront): Decision<QuoteLines> => {
  const places = items.map((item, index) => ({ item, id: quoteLineId(index) }));
  const heads = add(
    [],
    places.filter(({ item }) => item.forItem == null),
    storefront,
  );
  if (!heads.ok) return heads;
  const headIds = heads.change.ids;
  const children = places
    .filter(({ item }) => item.forItem != null)
    .map(({ item, id }) => ({
      id,
      item: { ...item, forItem: headIds.get(item.forItem ?? '') ?? item.forItem },
    }));
  const all = add(heads.change.lines, children, storefront);
  if (!all.ok) return all;
  const ids = new Map([...headIds, ...all.change.ids]);
  return accept({ lines: all.change.lines, ids: places.map(({ id }) => ids.get(id) ?? id) });
};

/** Puts items behind lines; `ids` says in which line each of them is. */
const add = (
  lines: readonly CartLine[],
  places: readonly { readonly item: Item; readonly id: string }[],
  storefront: Storefront,
): Decision<{ readonly lines: readonly CartLine[]; readonly ids: ReadonlyMap<string, string> }> => {
  const { findProduct, flags } = storefront;
  const outcome = decideAddItems(
    lines,
    places.map(({ item }) => item),
    { findProduct, flags, freeUnits: knownUnits(storefront), newIds: places.map(({ id }) => id) },
  );
  const [refusal] = outcome.refusals;
  if (refusal) return refuse(refusal);
  const ids = new Map(places.map(({ id }, index) => [id, outcome.added[index] ?? id]));
  return accept({ lines: outcome.lines, ids });
};
