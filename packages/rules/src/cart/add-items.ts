import type { Flags } from '../flags.ts';
import type { FindProduct } from '../options/product.ts';
import { decidePlan } from '../protection/decide-plan.ts';
import type { LineRefusal, LineRefusalCode } from '../refusal-groups.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { isBound } from '../upsells/goes-with.ts';
import { findAddOnRefusal, findUpgradeRefusal } from './find-add-on-refusal.ts';
import { type CartLine, MAX_LINES, withQuantity } from './line.ts';
import { parsePurchasableVariant } from './parse-purchasable-variant.ts';
import { QUANTITY } from './quantity.ts';
import { type AvailableByItem, firstShortage } from './shortage.ts';

/** One item as it comes in [S2]. Quantity is already a whole number from 1 to 100. */
export interface ItemToAdd {
  readonly productID: string;
  readonly quantity: number;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly forItem?: string | null | undefined;
  /** Add-ons will be chosen for it, so it gets a line of its own. */
  readonly isApart?: boolean | undefined;
}

export interface AddFacts {
  readonly findProduct: FindProduct;
  /** The available units of each stock item, as they are now; a missing item has none. */
  readonly availableByItem: AvailableByItem;
  /** A new line id for each item, in order. */
  readonly newIds: readonly string[];
  /** `multipleExtendCoverage` says how many plans may cover one item. */
  readonly flags: Flags;
}

interface AddOutcome {
  readonly lines: readonly CartLine[];
  /** The lines that were added to or made, by id. */
  readonly added: readonly string[];
  readonly refusals: readonly LineRefusal[];
}

/**
 * Adds what can be added and says why the rest cannot ([K5]: "items added only if a
 * product id exists and the combination is purchasable, in stock and selectable"). The same variant
 * for the same parent joins its line, unless something was chosen for that line: nobody gets more of that by adding
 * more of the same. A protection plan must fit the line that it is for, and there are always as many of it as of that
 * line [L69]; an upgrade must go with it, once for each bed. A large thing that belonged to another line is a
 * line of its own once a plan covers it [D85].
 */
export const decideAddItems = (
  lines: readonly CartLine[],
  items: readonly ItemToAdd[],
  facts: AddFacts,
): AddOutcome => {
  let outcome: AddOutcome = { lines, added: [], refusals: [] };
  for (const [index, item] of items.entries()) {
    const id = facts.newIds[index];
    if (id !== undefined) outcome = addOne(outcome, item, id, facts);
  }
  return outcome;
};

const addOne = (before: AddOutcome, item: ItemToAdd, id: string, facts: AddFacts): AddOutcome => {
  const decision = decideAddItem(before.lines, item, id, facts);
  if (!decision.ok) return { ...before, refusals: [...before.refusals, decision.refusal] };
  const { lines, changed } = decision.change;
  return { lines, added: [...before.added, changed.id], refusals: before.refusals };
};

interface PutLine {
  readonly lines: readonly CartLine[];
  readonly changed: CartLine;
}

const decideAddItem = (
  before: readonly CartLine[],
  item: ItemToAdd,
  id: string,
  facts: AddFacts,
): Decision<PutLine, LineRefusalCode> => {
  const choice = parsePurchasableVariant(item, facts);
  if (!choice.ok) return choice;
  const { product, variant } = choice.change;
  const forItem = item.forItem ?? null;
  const lines = product.plan
    ? before.map((line) => (line.id === forItem ? freed(line, facts) : line))
    : before;
  const parent = lines.find(({ id }) => id === forItem) ?? null;
  // A child cannot have children: they would be neither shown nor taken out with their parent.
  if (forItem !== null && parent?.forItem !== null)
    return refuse({ code: 'unknown_parent', itemIdentifier: forItem });

  const plan = product.plan && decidePlan(product, variant, parent, lines, facts);
  if (plan && !plan.ok) return plan;
  const quantity = plan ? plan.change.quantity : item.quantity;
  const line = { id, productId: product.id, properties: variant.chosen, quantity, forItem };
  const refusal = findAddOnRefusal(lines, line, facts);
  return refusal ? refuse(refusal) : settle(putLine(lines, line, item.isApart), facts);
};

/** The line without a parent, if its product can be sold alone. */
const freed = (line: CartLine, { findProduct }: AddFacts): CartLine =>
  isBound(findProduct(line.productId)?.upsell ?? null)
    ? line
    : { ...withQuantity(line, line.quantity), forItem: null };

/** Every line that grew must be in stock, and no bed has two upgrades that replace its gifts. */
const settle = (put: PutLine, facts: AddFacts): Decision<PutLine, LineRefusalCode> => {
  const { changed, lines } = put;
  if (lines.length > MAX_LINES) return refuse({ code: 'cart_full', maximum: MAX_LINES });
  if (changed.quantity > QUANTITY.max)
    return refuse({ code: 'quantity_out_of_range', minimum: QUANTITY.min, maximum: QUANTITY.max });
  const fault =
    findUpgradeRefusal(lines, changed, facts) ??
    firstShortage(lines, [changed.id], facts.findProduct, facts.availableByItem);
  return fault ? refuse(fault) : accept(put);
};

const putLine = (lines: readonly CartLine[], added: CartLine, isApart = false): PutLine => {
  const isFree = ({ id }: CartLine): boolean => !lines.some(({ forItem }) => forItem === id);
  const before = isApart ? null : lines.find((line) => isSameChoice(line, added) && isFree(line));
  if (!before) return { lines: [...lines, added], changed: added };
  const changed = withQuantity(before, before.quantity + added.quantity);
  return { lines: lines.map((line) => (line === before ? changed : line)), changed };
};

const isSameChoice = (one: CartLine, { productId, forItem, properties }: CartLine): boolean =>
  one.productId === productId &&
  one.forItem === forItem &&
  one.properties.length === properties.length &&
  properties.every(({ name, value }) =>
    one.properties.some((other) => other.name === name && other.value === value),
  );
