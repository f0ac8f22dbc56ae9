import { isGiftOf } from '../gifts/gift-id.ts';
import { findVariant } from '../options/find-variant.ts';
import type { Product, Variant } from '../options/product.ts';
import { variantTitle } from '../options/variant-title.ts';
import { findFittingPlan } from '../protection/fitting-plan.ts';
import { accept, type Decision, type Refusal, refuse } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';
import { type FollowFacts, followParent } from './follow-parent.ts';
import { type CartLine, MAX_QUANTITY, withQuantity } from './line.ts';
import { reasonAgainstPlace } from './misplaced.ts';

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly properties?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** A cart after a change, and why lines that belong to the changed one have left it. */
export interface ChangeOutcome {
  readonly lines: readonly CartLine[];
  readonly left: readonly Refusal[];
}

/**
 * What a cart would be with another quantity or other options of one line, before anybody has looked at
 * the stock. What belongs to the line follows it (decision record 010, lesson 69).
 */
export const applyChange = (
  lines: readonly CartLine[],
  lineId: string,
  change: LineChange,
  facts: FollowFacts,
): Decision<ChangeOutcome> => {
  const before = lines.find(({ id }) => id === lineId);
  if (!before) return refuse(noSuchLine(lines, lineId));
  const quantity = change.quantity ?? before.quantity;
  if (quantity < 1 || quantity > MAX_QUANTITY)
    return refuse({ code: 'quantity_out_of_range', minimum: 1, maximum: MAX_QUANTITY });

  const product = facts.findProduct(before.productId);
  if (!product) return refuse({ code: 'unknown_product', productID: before.productId });
  const found = findVariant(product, change.properties ?? before.properties);
  if (!found.ok) {
    const { property, fault } = found;
    return refuse({ code: 'impossible_option', productID: product.id, property, fault });
  }
  const { variant } = found;
  if (!isPurchasable(variant.availability))
    return refuse({
      code: 'not_purchasable',
      productID: product.id,
      title: variantTitle(product, variant),
    });

  const kept = change.quantity === undefined ? before : withQuantity(before, change.quantity);
  const after = { ...kept, properties: variant.chosen };
  const misfit =
    reasonAgainstPlan(lines, after, product, variant, facts) ?? reasonAgainstPlace(lines, after, facts);
  return misfit ? refuse(misfit) : accept(withFamily(lines, { before, after }, facts));
};

/** A plan has its parent's quantity and size, and no other. */
const reasonAgainstPlan = (
  lines: readonly CartLine[],
  line: CartLine,
  product: Product,
  variant: Variant,
  { findProduct }: FollowFacts,
): Refusal | null => {
  if (product.plan === null) return null;
  const parent = lines.find(({ id }) => id === line.forItem);
  const base = parent && findProduct(parent.productId);
  const fitting = base && findFittingPlan(product, { product: base, chosen: parent.properties });
  if (fitting?.sku !== variant.sku) return { code: 'plan_does_not_fit', title: product.title };
  return line.quantity === parent?.quantity ? null : { code: 'line_not_editable', itemIdentifier: line.id };
};

const withFamily = (
  lines: readonly CartLine[],
  change: { readonly before: CartLine; readonly after: CartLine },
  facts: FollowFacts,
): ChangeOutcome => {
  const left: Refusal[] = [];
  const changed = lines.flatMap((line): readonly CartLine[] => {
    if (line === change.before) return [change.after];
    if (line.forItem !== change.before.id) return [line];
    const following = followParent(line, change, facts);
    if (following.ok) return [following.change];
    left.push(following.refusal);
    return [];
  });
  return { lines: changed, left };
};

/** A gift is no line of its own: it comes and goes with the one that brings it. */
export const noSuchLine = (lines: readonly CartLine[], lineId: string): Refusal => ({
  code: lines.some(({ id }) => isGiftOf(id, lineId)) ? 'line_not_editable' : 'unknown_line',
  itemIdentifier: lineId,
});
