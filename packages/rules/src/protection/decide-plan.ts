import type { CartLine } from '../cart/line.ts';
import type { Flags } from '../flags.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { variantTitle } from '../options/variant-title.ts';
import type { LineRefusalCode } from '../refusal-groups.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { canAddPlan } from './can-add-plan.ts';
import { findFittingPlan } from './fitting-plan.ts';
import type { PlanTerms } from './plan-terms.ts';

/**
 * Whether a plan may cover a line of a cart, and how many of it then: as many as of the line. It must fit
 * the line and its size, and the line must have room for it [C5, D84, D85].
 */
export const decidePlan = (
  plan: Product,
  variant: Variant,
  base: CartLine | null,
  lines: readonly CartLine[],
  { findProduct, flags }: { readonly findProduct: FindProduct; readonly flags: Flags },
): Decision<{ readonly quantity: number }, LineRefusalCode> => {
  const product = base && findProduct(base.productId);
  const fitting = product && findFittingPlan(plan, { product, chosen: base.properties });
  if (fitting && fitting.sku !== variant.sku)
    return refuse({
      code: 'does_not_go_with',
      title: variantTitle(plan, variant),
      with: variantTitle(product, fitting),
    });
  if (!base || !plan.plan || !fitting) return refuse({ code: 'plan_does_not_fit', title: plan.title });
  return canAddPlan(plan.plan, plansOf(base.id, lines, findProduct), flags)
    ? accept({ quantity: base.quantity })
    : refuse({ code: 'plan_already_there', title: plan.title });
};

/** The terms of the plans that cover a line now. */
export const plansOf = (
  lineId: string,
  lines: readonly Pick<CartLine, 'productId' | 'forItem'>[],
  findProduct: FindProduct,
): PlanTerms[] =>
  lines
    .filter(({ forItem }) => forItem === lineId)
    .flatMap(({ productId }) => findProduct(productId)?.plan ?? []);
