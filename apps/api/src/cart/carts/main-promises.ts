import type { CartView } from '@counterpane/contract/cart/carts';
import { policiesFor } from '@counterpane/rules/policies/policy-for';
import type { DraftLine } from '@counterpane/rules/pricing/draft';
import type { Storefront } from '../../catalogue/storefront.ts';

/** What the brand promises for the main thing in a cart, that of the first line, as its order will [D58]. */
export const mainPromises = (
  [main]: readonly DraftLine[],
  { policies }: Pick<Storefront, 'policies'>,
  now: string,
): CartView['promises'] =>
  main
    ? policiesFor(policies, main.product, now).map(({ subject, figure, text }) => ({ subject, figure, text }))
    : [];
