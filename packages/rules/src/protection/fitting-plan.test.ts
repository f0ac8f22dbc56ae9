import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../testing/sample-carts.ts';
import { FOUNDATION, MATTRESS, PILLOW, PLAN, sampleProduct } from '../testing/sample-products.ts';
import {
  BASE,
  BASE_PLAN,
  FRAME,
  FRAME_PLAN,
  NIGHTSTAND,
  PLANS,
  SPILLS_PLAN,
} from '../testing/sample-sets.ts';
import { UPGRADE_SIZES } from '../upsells/upgrade-sizes.ts';
import { findFittingPlan } from './fitting-plan.ts';

const BASES = [MATTRESS, FOUNDATION, FRAME, BASE, NIGHTSTAND, PILLOW];
const queen = size('queen');

describe('the plan that covers an item', () => {
  it('is of its coverage: this table tells which plan covers what [C3.69]', () => {
    const covered = (plan: typeof PLAN) =>
      BASES.filter((product) => findFittingPlan(plan, { product, chosen: queen })).map(({ id }) => id);
    expect(covered(SPILLS_PLAN)).toEqual(['mattress']);
    expect(covered(FRAME_PLAN)).toEqual(['foundation', 'frame']);
    expect(covered(BASE_PLAN)).toEqual(['base']);
  });

  it('is in the same size [C5.05]', () => {
    expect(findFittingPlan(SPILLS_PLAN, { product: MATTRESS, chosen: queen })?.sku).toBe(
      'spills-plan-s:queen',
    );
    expect(findFittingPlan(SPILLS_PLAN, { product: MATTRESS, chosen: size('calKing') })).toBeNull();
  });

  it('covers any size and colour when it has none', () => {
    const chosen = [...size('king'), { name: 'Color', value: 'grey' } as const];
    expect(findFittingPlan(FRAME_PLAN, { product: FRAME, chosen })?.sku).toBe('frame-plan');
  });

  it('is none in sizes for an item that has no size', () => {
    expect(findFittingPlan(SPILLS_PLAN, { product: MATTRESS, chosen: [] })).toBeNull();
  });

  it('is no plan without terms, and none that asks for more than a size', () => {
    expect(findFittingPlan(PLAN, { product: MATTRESS, chosen: queen })).toBeNull();
    const odd = sampleProduct({
      id: 'odd',
      title: 'Odd plan',
      kind: 'protection-plan',
      options: { Size: ['queen'], Color: ['red'] },
      prices: {},
      plan: { years: 3, isAccidental: true, coverage: 'mattress' },
    });
    expect(findFittingPlan(odd, { product: MATTRESS, chosen: queen })).toBeNull();
  });

  it('has the size of what it covers, whatever that is', () => {
    const anyBase = fc.constantFrom(...BASES);
    fc.assert(
      fc.property(
        fc.constantFrom(...PLANS),
        anyBase,
        fc.constantFrom(...UPGRADE_SIZES),
        (plan, product, each) => {
          const found = findFittingPlan(plan, { product, chosen: size(each) });
          const sizes = found?.chosen.map(({ value }) => value) ?? [];
          expect(sizes.every((value) => value === each)).toBe(true);
        },
      ),
    );
  });
});
