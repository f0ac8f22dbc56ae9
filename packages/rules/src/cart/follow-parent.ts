import type { Flags } from '../flags.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { findSize, SIZE_TITLES } from '../options/sizes.ts';
import { findFittingPlan } from '../protection/fitting-plan.ts';
import type { LineRefusalCode } from '../refusal-groups.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';
import { findBuyable } from '../upsells/upsell-choice.ts';
import { isFittedToBed, upsellFit } from '../upsells/upsell-fit.ts';
import { findAddOnRefusal } from './find-add-on-refusal.ts';
import { type CartLine, withQuantity } from './line.ts';
import { QUANTITY } from './quantity.ts';

export interface FollowFacts {
  readonly findProduct: FindProduct;
  readonly flags: Flags;
}

/** A line before and after a change of its quantity, its size or its product. */
interface ParentChange {
  readonly before: CartLine;
  readonly after: CartLine;
}

/**
 * A line that belongs to another, after that parent changes [R010, L69]. A protection plan takes its parent's
 * quantity and size. Other lines change size with the parent if they were chosen in its size, and quantity if they
 * had the parent's. A line that is not made in the new size leaves, unless it is of use on any bed; so does one
 * that does not go with the parent's new product.
 */
export const followParent = (
  child: CartLine,
  change: ParentChange,
  facts: FollowFacts,
): Decision<CartLine, LineRefusalCode> => {
  const product = facts.findProduct(child.productId);
  if (!product) return accept(child);
  const following =
    product.plan === null
      ? followAsGoods(child, product, change, facts)
      : followAsPlan(child, product, change, facts);
  if (change.before.productId === change.after.productId || !following.ok) return following;
  const refusal = findAddOnRefusal([change.after], following.change, facts);
  return refusal ? refuse(refusal) : following;
};

const followAsPlan = (
  child: CartLine,
  plan: Product,
  { before, after: parent }: ParentChange,
  { findProduct }: FollowFacts,
): Decision<CartLine, LineRefusalCode> => {
  const base = findProduct(parent.productId);
  const variant = base && findFittingPlan(plan, { product: base, chosen: parent.properties });
  if (!variant && before.productId !== parent.productId)
    return refuse({ code: 'plan_does_not_fit', title: plan.title });
  return isPurchasable(variant?.availability) && variant
    ? accept({ ...child, properties: variant.chosen, quantity: parent.quantity })
    : leaves(plan, parent);
};

const followAsGoods = (
  child: CartLine,
  product: Product,
  { before, after }: ParentChange,
  { flags }: FollowFacts,
): Decision<CartLine, LineRefusalCode> => {
  const [old, now] = [before, after].map((parent) => upsellFit(product, sizeOf(parent), flags));
  const isInBedSize = old?.size === sizeOf(child);
  const units = old && isInBedSize ? old.units : 1;
  const same = { from: before.quantity * units, to: after.quantity * units };
  // A parent without a size does not change the sizes of its children.
  if (!isInBedSize || [sizeOf(before), ''].includes(sizeOf(after)))
    return accept(renumbered(child, product, same));

  const variant = now ? inSize(product, child, now.size) : null;
  if (now && variant) {
    const own = Math.ceil((child.quantity * now.units) / units);
    const numbers = { from: before.quantity * now.units, to: after.quantity * now.units };
    return accept({
      ...renumbered({ ...child, quantity: own }, product, numbers),
      properties: variant.chosen,
    });
  }
  return isFittedToBed(product.kind) ? leaves(product, after) : accept(renumbered(child, product, same));
};

/** The parent's quantity before and after. */
interface Numbers {
  readonly from: number;
  readonly to: number;
}

/**
 * As many as of the parent follow it. Any other number is the shopper's own: it stays, also when the parent
 * comes down to it, so that a quantity that is changed and changed back leaves all as it was. An upgrade in
 * place of something is of no use beyond its parent.
 */
const renumbered = (child: CartLine, { upsell }: Product, { from, to }: Numbers): CartLine => {
  if (child.keepsNumber !== true && child.quantity === from)
    return withQuantity(child, Math.min(QUANTITY.max, to));
  const isLimited = upsell?.hasFixedSaving === true && child.quantity <= from;
  const quantity = Math.min(QUANTITY.max, child.quantity, isLimited ? to : QUANTITY.max);
  const kept = withQuantity(child, quantity);
  return quantity === to ? { ...kept, keepsNumber: true } : kept;
};

const inSize = (product: Product, { properties }: CartLine, size: string): Variant | null =>
  findBuyable(
    product,
    properties.map((choice) => (choice.name === 'Size' ? { ...choice, value: size } : choice)),
  );

const leaves = ({ title }: Product, parent: CartLine) => {
  const size = findSize(sizeOf(parent));
  return refuse({ code: 'not_made_in_size', title, size: size ? SIZE_TITLES[size] : sizeOf(parent) });
};

const sizeOf = ({ properties }: CartLine): string =>
  properties.find(({ name }) => name === 'Size')?.value ?? '';
