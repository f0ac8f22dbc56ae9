import { findVariant } from '../options/find-variant.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { variantTitle } from '../options/variant-title.ts';
import type { Refusal } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';
import { type CartLine, MAX_LINES, MAX_QUANTITY } from './line.ts';
import { type FreeUnits, shortage } from './shortage.ts';

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
 * for the same parent joins its line.
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
  const no = (refusal: Refusal): AddOutcome => ({ ...before, refusals: [...before.refusals, refusal] });
  const product = facts.findProduct(item.productID);
  if (!product) return no({ code: 'unknown_product', productID: item.productID });

  const found = findVariant(product, item.properties);
  if (!found.ok) return no({ code: 'impossible_option', productID: product.id, property: found.property });
  if (!isPurchasable(found.variant.availability))
    return no({
      code: 'not_purchasable',
      productID: product.id,
      title: variantTitle(product, found.variant),
    });

  const forItem = item.forItem ?? null;
  // A child cannot have children: they would be neither shown nor taken out with their parent.
  if (forItem !== null && !before.lines.some((line) => line.id === forItem && line.forItem === null))
    return no({ code: 'unknown_parent', itemIdentifier: forItem });

  const { lines, changed } = putLine(before.lines, product, found.variant, item.quantity, forItem, id);
  if (lines.length > MAX_LINES) return no({ code: 'cart_full', maximum: MAX_LINES });
  if (changed.quantity > MAX_QUANTITY)
    return no({ code: 'quantity_out_of_range', minimum: 1, maximum: MAX_QUANTITY });
  const short = shortage(lines, facts.findProduct, facts.freeUnits, changed.id);
  if (short) return no(short);

  return { lines, added: [...before.added, changed.id], refusals: before.refusals };
};

const putLine = (
  lines: readonly CartLine[],
  product: Product,
  variant: Variant,
  quantity: number,
  forItem: string | null,
  id: string,
): { lines: CartLine[]; changed: CartLine } => {
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
