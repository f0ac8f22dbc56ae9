import type { CartBody } from '@counterpane/contract/cart/carts';
import { policyText } from '@counterpane/contract/policy-text';
import { policiesFor } from '@counterpane/rules/policies/policy-for';
import type { DraftLine } from '@counterpane/rules/pricing/draft';
import type { Storefront } from '../../catalogue/storefront.ts';

/** The policies of the brand for the main product of a cart, that of the first line; its order has the same ones [D58]. */
export const cartPolicies = (
  [main]: readonly DraftLine[],
  { policies }: Pick<Storefront, 'policies'>,
  now: string,
): CartBody['promises'] =>
  main
    ? policiesFor(policies, main.product, now).map((policy) => ({
        subject: policy.subject,
        figure: policy.figure,
        text: policy.text,
        line: policyText(policy),
      }))
    : [];
