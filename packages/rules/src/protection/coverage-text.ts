import type { PlanFamily, PlanTerms } from './plan-terms.ts';

const FAMILY_WORDS: Readonly<Record<PlanFamily, string>> = {
  mattress: 'mattress',
  foundation: 'foundation or bed frame',
  'adjustable-base': 'adjustable base',
};

/**
 * What a plan is, in words ([C3], protection plans).
 * @example coverageText({ years: 5, isAccidental: true, family: 'mattress' }) // "5-year accidental coverage for your mattress"
 */
export const coverageText = ({ years, isAccidental, family }: PlanTerms): string =>
  `${years}-year ${isAccidental ? 'accidental ' : ''}coverage for your ${FAMILY_WORDS[family]}`;
