import type { Flags } from '../flags.ts';
import type { Product, Variant } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import { canAddPlan } from './can-add-plan.ts';
import { findFittingPlan, type PlanBase } from './fitting-plan.ts';
import type { PlanTerms } from './plan-terms.ts';

/** A plan in the variant that covers an item. */
interface PlanOffer {
  readonly product: Product;
  readonly variant: Variant;
}

/**
 * The plans of a catalogue that can be offered for an item of a cart: those that fit it, can be bought, and
 * for which it has room beside the plans it has ([C5]: "offered only when the matching base
 * item is in the cart, in the same size, and not already present").
 */
export const plansFor = (
  base: PlanBase,
  present: readonly PlanTerms[],
  catalogue: readonly Product[],
  flags: Pick<Flags, 'multipleExtendCoverage'>,
): PlanOffer[] =>
  catalogue.flatMap((product) => {
    const variant = findFittingPlan(product, base);
    if (!variant || !isPurchasable(variant.availability)) return [];
    return product.plan && canAddPlan(product.plan, present, flags) ? [{ product, variant }] : [];
  });
