import { policiesFor } from '@counterpane/rules/policies/policy-for';
import type { DraftLine } from '@counterpane/rules/pricing/draft';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { FrozenPolicies } from './frozen-order.ts';

/** The policies of each line now, gifts included, to be stored with the order [D58]. */
export const policiesOf = (
  lines: readonly DraftLine[],
  { policies }: Pick<Storefront, 'policies'>,
  now: string,
): readonly FrozenPolicies[] =>
  lines.map(({ id, product }) => ({
    itemIdentifier: id,
    policies: policiesFor(policies, product, now).map((policy) => ({
      id: policy.id,
      subject: policy.subject,
      since: policy.since,
      days: policy.days,
      figure: policy.figure,
      text: policy.text,
    })),
  }));
