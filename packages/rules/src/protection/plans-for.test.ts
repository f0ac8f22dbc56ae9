import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import type { Product } from '../options/product.ts';
import { size } from '../testing/sample-carts.ts';
import { MATTRESS, PILLOW, SHEETS } from '../testing/sample-products.ts';
import { BASE, FRAME, PLANS } from '../testing/sample-sets.ts';
import { findFittingPlan } from './fitting-plan.ts';
import type { PlanTerms } from './plan-terms.ts';
import { plansFor } from './plans-for.ts';

const OFF = flagsWith();
const ON = flagsWith({ multipleExtendCoverage: true });
const CATALOGUE = [SHEETS, ...PLANS, MATTRESS];
const offered = (product: Product, bedSize: string, present: readonly PlanTerms[] = [], flags = OFF) =>
  plansFor({ product, chosen: size(bedSize) }, present, CATALOGUE, flags).map(({ variant }) => variant.sku);
const spills: PlanTerms = { years: 3, isAccidental: true, coverage: 'mattress' };

describe('the plans offered for an item', () => {
  it('are those for its coverage and size [C5.04]', () => {
    expect(offered(MATTRESS, 'queen')).toEqual(['spills-plan-s:queen', 'wear-plan-s:queen']);
    expect(offered(BASE, 'king')).toEqual(['base-plan-s:king']);
    expect(offered(FRAME, 'king')).toEqual(['frame-plan']);
    expect(offered(PILLOW, 'king')).toEqual([]);
  });

  it('are none in another size [C5.05]', () => {
    expect(offered(MATTRESS, 'calKing')).toEqual([]);
  });

  it('are none for an item that has one, or with the flag those of the other sort [C5.06]', () => {
    expect(offered(MATTRESS, 'queen', [spills])).toEqual([]);
    expect(offered(MATTRESS, 'queen', [spills], ON)).toEqual(['wear-plan-s:queen']);
  });

  it('are only those that can be bought', () => {
    expect(offered(MATTRESS, 'splitKing')).toEqual([]);
  });

  it('always fit, whatever is to be covered and however it is covered', () => {
    const products = fc.constantFrom(MATTRESS, BASE, FRAME, PILLOW);
    const sizes = fc.constantFrom('twin', 'twinXL', 'queen', 'king', 'calKing', 'splitKing');
    const terms: fc.Arbitrary<PlanTerms> = fc.record({
      years: fc.constantFrom(3, 5, 10),
      isAccidental: fc.boolean(),
      coverage: fc.constant('mattress'),
    });
    const present = fc.array(terms, { maxLength: 2 });
    fc.assert(
      fc.property(products, sizes, present, fc.boolean(), (product, bed, plans, multipleExtendCoverage) => {
        const flags = flagsWith({ multipleExtendCoverage });
        const base = { product, chosen: size(bed) };
        for (const offer of plansFor(base, plans, CATALOGUE, flags)) {
          expect(findFittingPlan(offer.product, base)).toBe(offer.variant);
          expect(plans.some(({ isAccidental }) => isAccidental === offer.product.plan?.isAccidental)).toBe(
            false,
          );
          expect(plans.length === 0 || multipleExtendCoverage).toBe(true);
        }
      }),
    );
  });
});
