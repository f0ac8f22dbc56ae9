import { type AddFacts, decideAddItems, type ItemToAdd } from '@counterpane/rules/cart/add-items';
import type { CartLine } from '@counterpane/rules/cart/line';
import type { Refusal } from '@counterpane/rules/refusals';

/** An item with the id by which other items of the same call refer to it; it becomes the id of the line. */
export interface PlannedItem {
  readonly id: string;
  readonly item: ItemToAdd;
  /** Another item of the call; this one is only added if that one is. */
  readonly onlyWith?: string | null | undefined;
}

interface AddedInOrder {
  readonly lines: readonly CartLine[];
  /** The line of each item. Two equal items share the line of the first; refused items are missing. */
  readonly ids: ReadonlyMap<string, string>;
  readonly refusals: readonly { readonly id: string; readonly refusal: Refusal }[];
}

/**
 * Adds items of which some belong to others: the items that others belong to are added first, whatever their order
 * in the call. An item wanted only with one that was refused is left out without a refusal of its own.
 */
export const addPlannedItems = (
  lines: readonly CartLine[],
  planned: readonly PlannedItem[],
  facts: Omit<AddFacts, 'newIds'>,
): AddedInOrder => {
  let known: AddedInOrder = { lines, ids: new Map(), refusals: [] };
  let left = planned;
  while (left.length > 0) {
    const isLeft = (id: string): boolean => left.some((item) => item.id === id);
    const ready = left.filter((item) => !prerequisitesOf(item).some(isLeft));
    // Items that belong to each other in a circle are still tried, so that the cart answers why they are refused.
    const next = ready.length > 0 ? ready : left;
    known = next
      .filter((item) => !lacksPrerequisite(item, known))
      .reduce((before, item) => addPlanned(before, { ...item, item: apart(item, planned) }, facts), known);
    left = left.filter((item) => !next.includes(item));
  }
  return known;
};

/** The items that have to be added before an item. */
const prerequisitesOf = ({ item: { forItem }, onlyWith }: PlannedItem): string[] =>
  [forItem, onlyWith].filter((id) => id != null);

const lacksPrerequisite = ({ onlyWith }: PlannedItem, { ids }: AddedInOrder): boolean =>
  onlyWith != null && !ids.has(onlyWith);

/** An item that others belong to gets a line of its own: its add-ons are for it alone. */
const apart = ({ id, item }: PlannedItem, planned: readonly PlannedItem[]): ItemToAdd =>
  planned.some(({ item: { forItem } }) => forItem === id) ? { ...item, isApart: true } : item;

const addPlanned = (
  before: AddedInOrder,
  { id, item }: PlannedItem,
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
