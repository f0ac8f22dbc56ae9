/** What a plan can cover [C3]. */
export const PLAN_FAMILIES = ['mattress', 'foundation', 'adjustable-base'] as const;
export type PlanFamily = (typeof PLAN_FAMILIES)[number];

/** The terms of a protection plan. */
export interface PlanTerms {
  readonly years: 3 | 5 | 10;
  readonly isAccidental: boolean;
  readonly family: PlanFamily;
}
