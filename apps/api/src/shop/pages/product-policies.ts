import type { Product } from '@counterpane/rules/options/product';
import { policiesFor } from '@counterpane/rules/policies/policy-for';
import type { Storefront } from '../../catalogue/storefront.ts';

/** The policies of a brand for a product now: nights to try, warranty, delivery [D58]. */
export const productPolicies = (
  { policies }: Pick<Storefront, 'policies'>,
  product: Pick<Product, 'name' | 'kind'>,
  now: string,
): { figure: string; text: string }[] =>
  policiesFor(policies, product, now).map(({ figure, text }) => ({ figure, text }));
