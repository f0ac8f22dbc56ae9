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
  let known: Known = { lines: [], ids: new Map() };
  let left: readonly Place[] = places;
  while (left.length > 0) {
    const isReady = ({ item: { forItem } }: Place) => forItem == null || known.ids.has(forItem);
    // What belongs to nothing that is there is asked for all the same: the cart says why not.
    const ready = left.some(isReady) ? left.filter(isReady) : left;
    const added = add(known, ready, storefront);
    if (!added.ok) return added;
    known = added.change;
    left = left.filter((place) => !ready.includes(place));
  }
  return accept({ lines: known.lines, ids: places.map(({ id }) => known.ids.get(id) ?? id) });
};

interface Place {
  readonly item: Item;
  readonly id: string;
}

interface Known {
  readonly lines: readonly CartLine[];
  /** In which line each item is that has been added, by the id that the item was given. */
  readonly ids: ReadonlyMap<string, string>;
}

const add = ({ lines, ids }: Known, places: readonly Place[], storefront: Storefront): Decision<Known> => {
  const { findProduct, flags } = storefront;
  const outcome = decideAddItems(
    lines,
    places.map(({ item }) => ({ ...item, forItem: ids.get(item.forItem ?? '') ?? item.forItem })),
    { findProduct, flags, freeUnits: knownUnits(storefront), newIds: places.map(({ id }) => id) },
  );
  const [refusal] = outcome.refusals;
  if (refusal) return refuse(refusal);
  const added = places.map(({ id }, index): [string, string] => [id, outcome.added[index] ?? id]);
  return accept({ lines: outcome.lines, ids: new Map([...ids, ...added]) });
};
