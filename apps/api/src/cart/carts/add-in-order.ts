import { type AddFacts, decideAddItems, type ItemToAdd } from '@counterpane/rules/cart/add-items';
import type { CartLine } from '@counterpane/rules/cart/line';
import type { Refusal } from '@counterpane/rules/refusals';

/** An item, and what other items of the same list call it; it is the id of its line. */
export interface Place {
  readonly id: string;
  readonly item: ItemToAdd;
  /** Another place, without which it is not added. */
  readonly onlyWith?: string | null | undefined;
}

export interface AddedInOrder {
  readonly lines: readonly CartLine[];
  /** In which line each place is: two of the same join the line of the first. Refused ones are missing. */
  readonly ids: ReadonlyMap<string, string>;
  readonly refusals: readonly { readonly id: string; readonly refusal: Refusal }[];
}

/**
 * Adds items of which some go with others: what others go with comes first, whatever their order. What is wanted only
 * with one that was refused is not added, and nothing is told of it.
 */
export const addInOrder = (
  lines: readonly CartLine[],
  places: readonly Place[],
  facts: Omit<AddFacts, 'newIds'>,
): AddedInOrder => {
  let known: AddedInOrder = { lines, ids: new Map(), refusals: [] };
  let left = places;
  while (left.length > 0) {
    const isLeft = (id: string): boolean => left.some((place) => place.id === id);
    const ready = left.filter((place) => !companyOf(place).some(isLeft));
    // Two that belong to each other are asked for all the same: the cart says why not.
    const next = ready.length > 0 ? ready : left;
    known = next
      .filter((place) => !isLeftAlone(place, known))
      .reduce((before, place) => addPlace(before, { ...place, item: apart(place, places) }, facts), known);
    left = left.filter((place) => !next.includes(place));
  }
  return known;
};

/** What a place goes with. */
const companyOf = ({ item: { forItem }, onlyWith }: Place): string[] =>
  [forItem, onlyWith].filter((id) => id != null);

const isLeftAlone = ({ onlyWith }: Place, { ids }: AddedInOrder): boolean =>
  onlyWith != null && !ids.has(onlyWith);

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
