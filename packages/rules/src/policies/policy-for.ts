import type { Product } from '../options/product.ts';
import { POLICY_SUBJECTS, type Policy, type PolicySubject } from './policy.ts';

type Named = Pick<Product, 'name' | 'kind'>;

/**
 * The promise that holds for a product at an ISO time: of those in force the most specific one, product
 * before kind before everything, and of equally specific ones the newest [D58].
 */
export const findPolicy = (
  policies: readonly Policy[],
  subject: PolicySubject,
  product: Named,
  now: string,
): Policy | null => {
  const today = now.slice(0, 10);
  const [best] = policies
    .filter((policy) => policy.subject === subject && policy.since <= today)
    .map((policy) => ({ policy, rank: specificity(policy, product) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || (a.policy.since < b.policy.since ? 1 : -1));
  return best?.policy ?? null;
};

/** Everything that is promised for a product at an ISO time: nights to try, warranty, returns, delivery. */
export const policiesFor = (policies: readonly Policy[], product: Named, now: string): Policy[] =>
  POLICY_SUBJECTS.flatMap((subject) => findPolicy(policies, subject, product, now) ?? []);

/** 3 by name, 2 by kind, 1 for a policy about everything, 0 when it is about something else. */
const specificity = ({ productNames, kinds }: Policy, product: Named): number => {
  if (productNames.includes(product.name)) return 3;
  if (productNames.length > 0) return 0;
  if (kinds.includes(product.kind)) return 2;
  return kinds.length === 0 ? 1 : 0;
};
