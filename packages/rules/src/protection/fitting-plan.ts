import { findVariant } from '../options/find-variant.ts';
import type { Product, ProductKind, Variant } from '../options/product.ts';
import type { ChosenProperty } from '../options/property-names.ts';
import type { PlanCoverage } from './plan-terms.ts';

/** The item to cover: a product with its chosen options. */
export interface PlanBase {
  readonly product: Pick<Product, 'kind'>;
  readonly chosen: readonly ChosenProperty[];
}

/** Foundation plans cover every frame that does not move [D85]. */
const COVERED: Readonly<Record<PlanCoverage, readonly ProductKind[]>> = {
  mattress: ['mattress'],
  foundation: ['foundation', 'bedframe'],
  'adjustable-base': ['adjustable-base'],
};

/**
 * The variant of a plan that covers an item: made for what the item is, and in its size [C5, D85]. A plan without
 * sizes covers any. Null when it does not fit, or is no plan.
 * @example findFittingPlan(fiveYears, { product: mattress, chosen: [{ name: 'Size', value: 'queen' }] })
 */
export const findFittingPlan = (plan: Product, base: PlanBase): Variant | null => {
  if (plan.plan === null || !COVERED[plan.plan.coverage].includes(base.product.kind)) return null;
  const isSized = plan.properties.some(({ name }) => name === 'Size');
  const found = findVariant(plan, isSized ? base.chosen.filter(({ name }) => name === 'Size') : []);
  return found.ok ? found.variant : null;
};
