import type { Flags } from '../flags/flags.ts';
import { findVariant } from '../options/find-variant.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { findSize, SIZE_TITLES } from '../options/sizes.ts';
import { findFittingPlan } from '../protection/fitting-plan.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';
import { besideBed, isFittedToBed } from '../upsells/beside-bed.ts';
import { type CartLine, MAX_QUANTITY } from './line.ts';

export interface FollowFacts {
  readonly findProduct: FindProduct;
  readonly flags: Flags;
}

/** A line before and after a change of its quantity or its size. */
export interface ParentChange {
  readonly before: CartLine;
  readonly after: CartLine;
}

/**
 * What becomes of a line that belongs to another when that one changes (decision record 010, lesson 69). A
 * protection plan always has its parent's quantity and size. Whatever else was chosen in the parent's size
 * changes size with it, and keeps its number for each parent. What cannot be had in the new size leaves,
 * unless it is of use on any bed.
 */
export const followParent = (
  child: CartLine,
  change: ParentChange,
  facts: FollowFacts,
): Decision<CartLine> => {
  const product = facts.findProduct(child.productId);
  if (!product) return accept(child);
  return product.plan === null
    ? followAsGoods(child, product, change, facts)
    : followAsPlan(child, product, change.after, facts);
};

const followAsPlan = (
  child: CartLine,
  plan: Product,
  parent: CartLine,
  { findProduct }: FollowFacts,
): Decision<CartLine> => {
  const base = findProduct(parent.productId);
  const variant = base && findFittingPlan(plan, { product: base, chosen: parent.properties });
  return isPurchasable(variant?.availability) && variant
    ? accept({ ...child, properties: variant.chosen, quantity: parent.quantity })
    : leaves(plan, parent);
};

const followAsGoods = (
  child: CartLine,
  product: Product,
  { before, after }: ParentChange,
  { flags }: FollowFacts,
): Decision<CartLine> => {
  const [old, now] = [before, after].map((parent) => besideBed(product, sizeOf(parent), flags));
  const isSame = sizeOf(before) === sizeOf(after) || old?.size !== sizeOf(child);
  if (isSame || !old) return accept(scaled(child, after.quantity, before.quantity));

  const variant = now ? inSize(product, child, now.size) : null;
  if (now && variant)
    return accept({
      ...scaled(child, after.quantity * now.units, before.quantity * old.units),
      properties: variant.chosen,
    });
  return isFittedToBed(product.kind)
    ? leaves(product, after)
    : accept(scaled(child, after.quantity, before.quantity));
};

/** As many for each parent as before, rounded up: two mattresses with one upgrade, made four, have two. */
const scaled = (child: CartLine, now: number, before: number): CartLine => ({
  ...child,
  quantity: Math.min(MAX_QUANTITY, Math.ceil((child.quantity * now) / before)),
});

const inSize = (product: Product, { properties }: CartLine, size: string): Variant | null => {
  const resized = properties.map((choice) => (choice.name === 'Size' ? { ...choice, value: size } : choice));
  const found = findVariant(product, resized);
  return found.ok && isPurchasable(found.variant.availability) ? found.variant : null;
};

const leaves = ({ title }: Product, parent: CartLine) => {
  const size = findSize(sizeOf(parent));
  return refuse({ code: 'not_made_in_size', title, size: size ? SIZE_TITLES[size] : sizeOf(parent) });
};

const sizeOf = ({ properties }: CartLine): string =>
  properties.find(({ name }) => name === 'Size')?.value ?? '';
