import type { Product } from '@counterpane/rules/options/product';
import { findPolicy } from '@counterpane/rules/policies/policy-for';
import type { Storefront } from '../../catalogue/storefront.ts';

/** Nights to try are days to send back; what has none may have returns of its own. Null without either. */
export const returnDays = (
  { policies }: Pick<Storefront, 'policies'>,
  product: Product,
  now: string,
): number | null =>
  findPolicy(policies, 'trial', product, now)?.days ??
  findPolicy(policies, 'returns', product, now)?.days ??
  null;
