import { type AddFacts, decideAddItems, type ItemToAdd } from '@counterpane/rules/cart/add-items';
import type { CartLine } from '@counterpane/rules/cart/line';
import type { Refusal } from '@counterpane/rules/refusals';

/** An item, and what other items of the same list call it in their `forItem`; it is the id of its line. */
export interface Place {
  readonly id: string;
  readonly item: ItemToAdd;
}

export interface AddedInOrder {
  readonly lines: readonly CartLine[];
  /** In which line each place is: two of the same join the line of the first. Refused ones are missing. */
  readonly ids: ReadonlyMap<string, string>;
  readonly refusals: readonly { readonly id: string; readonly refusal: Refusal }[];
}

/** Adds items of which some belong to others: what others belong to comes first, whatever their order. */
export const addInOrder = (
  lines: readonly CartLine[],
  places: readonly Place[],
  facts: Omit<AddFacts, 'newIds'>,
): AddedInOrder => {
  let known: AddedInOrder = { lines, ids: new Map(), refusals: [] };
  let left = places;
  while (left.length > 0) {
    const isReady = ({ item: { forItem } }: Place) => forItem == null || known.ids.has(forItem);
    // What belongs to nothing that is there is asked for all the same: the cart says why not.
    const ready = left.some(isReady) ? left.filter(isReady) : left;
    known = ready.reduce(
      (before, place) => addPlace(before, { ...place, item: apart(place, places) }, facts),
      known,
    );
    left = left.filter((place) => !ready.includes(place));
  }
  return known;
};

/** What others of the list belong to is a line of its own: they are for it alone. */
const apart = ({ id, item }: Place, places: readonly Place[]): ItemToAdd =>
  places.some(({ item: { forItem } }) => forItem === id) ? { ...item, isApart: true } : item;

const addPlace = (
  before: AddedInOrder,
  { id, item }: Place,
  facts: Omit<AddFacts, 'newIds'>,
): AddedInOrder => {
  const forItem = before.ids.get(item.forItem ?? '') ?? item.forItem;
  const { lines, added, refusals } = decideAddItems(before.lines, [{ ...item, forItem }], {
    ...facts,
    newIds: [id],
  });
  const [line] = added;
  return {
    lines,
    ids: line === undefined ? before.ids : new Map([...before.ids, [id, line]]),
    refusals: [...before.refusals, ...refusals.map((refusal) => ({ id, refusal }))],
  };
};
