import type { PlanCoverage, PlanTerms } from './plan-terms.ts';

const COVERAGE_LABELS: Readonly<Record<PlanCoverage, string>> = {
  mattress: 'mattress',
  foundation: 'foundation or bed frame',
  'adjustable-base': 'adjustable base',
};

/**
 * What a plan is, in words ([C3], protection plans).
 * @example coverageText({ years: 5, isAccidental: true, coverage: 'mattress' }) // "5-year accidental coverage for your mattress"
 */
export const coverageText = ({ years, isAccidental, coverage }: PlanTerms): string =>
  `${years}-year ${isAccidental ? 'accidental ' : ''}coverage for your ${COVERAGE_LABELS[coverage]}`;
