import type { Flags } from '../flags.ts';
import type { PlanTerms } from './plan-terms.ts';

/**
 * Whether one more plan may cover an item that is covered by these already [D84]: none
 * while `multipleExtendCoverage` is off; with it one accidental and one non-accidental, so never the
 * same twice.
 * @example canAddPlan(accidental, [], flags) // true
 */
export const canAddPlan = (
  { isAccidental }: Pick<PlanTerms, 'isAccidental'>,
  present: readonly Pick<PlanTerms, 'isAccidental'>[],
  { multipleExtendCoverage }: Pick<Flags, 'multipleExtendCoverage'>,
): boolean =>
  present.length === 0 ||
  (multipleExtendCoverage && present.every((terms) => terms.isAccidental !== isAccidental));
