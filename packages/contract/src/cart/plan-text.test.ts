import { PLAN_COVERAGES, type PlanTerms } from '@counterpane/rules/protection/plan-terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInEnglish } from '../testing/format-in-english.ts';
import { planText } from './plan-text.ts';

const said = (terms: PlanTerms): string => formatInEnglish(planText(terms));

describe('what a plan is in words', () => {
  it('says for how long and whether it covers accidents [C3.67, C3.68]', () => {
    expect(said({ years: 3, isAccidental: false, coverage: 'mattress' })).toBe(
      '3-year coverage for your mattress',
    );
    expect(said({ years: 5, isAccidental: true, coverage: 'mattress' })).toBe(
      '5-year accidental coverage for your mattress',
    );
    expect(said({ years: 10, isAccidental: false, coverage: 'foundation' })).toBe(
      '10-year coverage for your foundation or bed frame',
    );
    expect(said({ years: 10, isAccidental: true, coverage: 'adjustable-base' })).toBe(
      '10-year accidental coverage for your adjustable base',
    );
  });

  it('is another text for each coverage', () => {
    const texts = PLAN_COVERAGES.map((coverage) => said({ years: 3, isAccidental: true, coverage }));
    expect(new Set(texts).size).toBe(PLAN_COVERAGES.length);
  });

  it('reads the same only for the same terms', () => {
    const terms: fc.Arbitrary<PlanTerms> = fc.record({
      years: fc.constantFrom(3, 5, 10),
      isAccidental: fc.boolean(),
      coverage: fc.constantFrom(...PLAN_COVERAGES),
    });
    fc.assert(
      fc.property(terms, terms, (one, other) => {
        const isSame =
          one.years === other.years &&
          one.isAccidental === other.isAccidental &&
          one.coverage === other.coverage;
        expect(said(one) === said(other)).toBe(isSame);
      }),
    );
  });
});
