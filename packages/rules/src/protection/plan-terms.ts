/** What a plan can cover [C3]. */
export const PLAN_COVERAGES = ['mattress', 'foundation', 'adjustable-base'] as const;
export type PlanCoverage = (typeof PLAN_COVERAGES)[number];

/** The terms of a protection plan. */
export interface PlanTerms {
  readonly years: 3 | 5 | 10;
  readonly isAccidental: boolean;
  readonly coverage: PlanCoverage;
}
