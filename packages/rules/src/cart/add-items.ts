import type { Flags } from '../flags/flags.ts';
import { findVariant } from '../options/find-variant.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { variantTitle } from '../options/variant-title.ts';
import { decidePlan } from '../protection/decide-plan.ts';
import { accept, type Decision, type Refusal, refuse } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';
import { type CartLine, MAX_LINES, MAX_QUANTITY } from './line.ts';
import { type FreeUnits, firstShortage } from './shortage.ts';

/** One item as it comes in (shapes, "Cart"). Quantity is already a whole number from 1 to 100. */
export interface ItemToAdd {
  readonly productID: string;
  readonly quantity: number;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly forItem?: string | null | undefined;
}

export interface AddFacts {
  readonly findProduct: FindProduct;
  /** Free units per stock item, as they are now; a missing item has none. */
  readonly freeUnits: FreeUnits;
  /** A new line id for each item, in order. */
  readonly newIds: readonly string[];
  /** `multipleExtendCoverage` says how many plans may cover one item. */
  readonly flags: Flags;
}

export interface AddOutcome {
  readonly lines: readonly CartLine[];
  /** The lines that were added to or made, by id. */
  readonly added: readonly string[];
  readonly refusals: readonly Refusal[];
}

/**
 * Adds what can be added and says why the rest cannot (checkout section 5: "items added only if a
 * product id exists and the combination is purchasable, in stock and selectable"). The same variant
 * for the same parent joins its line. A protection plan must fit the line that it is for, and there are
 * always as many of it as of that line, also when that line grows (lesson 69).
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
  lines: readonly CartLine[],
  item: ItemToAdd,
  id: string,
  facts: AddFacts,
): Decision<PutLine> => {
  const choice = decideChoice(item, facts);
  if (!choice.ok) return choice;
  const forItem = item.forItem ?? null;
  const parent = lines.find((line) => line.id === forItem) ?? null;
  // A child cannot have children: they would be neither shown nor taken out with their parent.
  if (forItem !== null && parent?.forItem !== null)
    return refuse({ code: 'unknown_parent', itemIdentifier: forItem });

  const { product, variant } = choice.change;
  if (product.plan === null)
    return settle(putLine(lines, product, variant, item.quantity, forItem, id), facts);
  const plan = decidePlan(product, variant, parent, lines, facts);
  if (!plan.ok) return plan;
  return settle(putLine(lines, product, variant, plan.change.quantity, forItem, id), facts);
};

const decideChoice = (
  { productID, properties }: ItemToAdd,
  { findProduct }: AddFacts,
): Decision<{ readonly product: Product; readonly variant: Variant }> => {
  const product = findProduct(productID);
  if (!product) return refuse({ code: 'unknown_product', productID });
  const found = findVariant(product, properties);
  if (!found.ok)
    return refuse({ code: 'impossible_option', productID: product.id, property: found.property });
  const { variant } = found;
  return isPurchasable(variant.availability)
    ? accept({ product, variant })
    : refuse({ code: 'not_purchasable', productID: product.id, title: variantTitle(product, variant) });
};

/** The plans of a line that has grown grow with it; then everything that has grown must be there. */
const settle = ({ lines, changed }: PutLine, { findProduct, freeUnits }: AddFacts): Decision<PutLine> => {
  if (lines.length > MAX_LINES) return refuse({ code: 'cart_full', maximum: MAX_LINES });
  if (changed.quantity > MAX_QUANTITY)
    return refuse({ code: 'quantity_out_of_range', minimum: 1, maximum: MAX_QUANTITY });
  const isPlanOfIt = ({ forItem, productId }: CartLine) =>
    forItem === changed.id && findProduct(productId)?.plan != null;
  const covered = lines.map((line) => (isPlanOfIt(line) ? { ...line, quantity: changed.quantity } : line));
  const grown = [changed, ...covered.filter(isPlanOfIt)].map(({ id }) => id);
  const short = firstShortage(covered, grown, findProduct, freeUnits);
  return short ? refuse(short) : accept({ lines: covered, changed });
};

const putLine = (
  lines: readonly CartLine[],
  product: Product,
  variant: Variant,
  quantity: number,
  forItem: string | null,
  id: string,
): PutLine => {
  const twin = lines.find(
    (line) => line.productId === product.id && line.forItem === forItem && sameChoice(line, variant),
  );
  const changed: CartLine = twin
    ? { ...twin, quantity: twin.quantity + quantity }
    : { id, productId: product.id, properties: variant.chosen, quantity, forItem };
  return {
    lines: twin ? lines.map((line) => (line === twin ? changed : line)) : [...lines, changed],
    changed,
  };
};

const sameChoice = (line: CartLine, variant: Variant): boolean =>
  line.properties.length === variant.chosen.length &&
  variant.chosen.every(({ name, value }) =>
    line.properties.some((other) => other.name === name && other.value === value),
  );
