import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/line.ts';
import { flagsWith } from '../flags.ts';
import type { Product } from '../options/product.ts';
import { line, size } from '../testing/sample-carts.ts';
import { PLAN } from '../testing/sample-products.ts';
import { findSetSample, SPILLS_PLAN, WEAR_PLAN } from '../testing/sample-sets.ts';
import { decidePlan, plansOf } from './decide-plan.ts';

const child = (productId: string): CartLine =>
  line({ id: productId, productId, properties: size('queen'), forItem: 'line-1' });
const decide = (
  plan: Product,
  planSize: string,
  base: CartLine | null,
  lines: readonly CartLine[] = [],
  multipleExtendCoverage = false,
) => {
  const variant = plan.variants[`${plan.id}-s:${planSize.toLowerCase()}`] ?? plan.variants[plan.id];
  if (!variant) throw new Error(`${plan.id} does not come in ${planSize}`);
  const facts = { findProduct: findSetSample, flags: flagsWith({ multipleExtendCoverage }) };
  return decidePlan(plan, variant, base, lines, facts);
};
const misfit = (plan: Product) => ({
  ok: false,
  refusal: { code: 'plan_does_not_fit', title: plan.title },
});
const wrongSize = (own: string, bed: string) => ({
  ok: false,
  refusal: { code: 'does_not_go_with', title: `${SPILLS_PLAN.title}, ${own}`, with: `Calm mattress, ${bed}` },
});

describe('a protection plan for a line', () => {
  it('comes as often as the line', () => {
    expect(decide(SPILLS_PLAN, 'queen', line({ quantity: 3 }))).toEqual({
      ok: true,
      change: { quantity: 3 },
    });
  });

  it('must have something to cover', () => {
    expect(decide(SPILLS_PLAN, 'queen', null)).toEqual(misfit(SPILLS_PLAN));
    expect(decide(SPILLS_PLAN, 'queen', line({ productId: 'elephant' }))).toEqual(misfit(SPILLS_PLAN));
  });

  it('must cover that and be in that size', () => {
    expect(decide(SPILLS_PLAN, 'queen', line({ productId: 'pillow' }))).toEqual(misfit(SPILLS_PLAN));
    expect(decide(SPILLS_PLAN, 'king', line())).toEqual(wrongSize('king', 'queen'));
    expect(decide(PLAN, '', line())).toEqual(misfit(PLAN));
  });

  it('is refused where one is already, and with the flag where one of its sort is', () => {
    const there = { ok: false, refusal: { code: 'plan_already_there', title: 'Mattress plan' } };
    const spills = [line(), child('spills-plan')];
    expect(decide(WEAR_PLAN, 'queen', line(), spills)).toEqual(there);
    expect(decide(WEAR_PLAN, 'queen', line(), spills, true).ok).toBe(true);
    expect(decide(WEAR_PLAN, 'queen', line(), [...spills, child('wear-plan')], true)).toEqual(there);
  });
});

describe('any protection plan for any line', () => {
  it('is taken only where it fits, and then as often as the line', () => {
    const sizes = fc.constantFrom('twin', 'queen', 'king');
    const bases = fc.constantFrom('mattress', 'base', 'pillow', 'frame');
    const plans = fc.constantFrom(SPILLS_PLAN, WEAR_PLAN);
    const count = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(plans, sizes, bases, sizes, count, (plan, own, productId, bed, quantity) => {
        const base = line({ productId, properties: size(bed), quantity });
        const decision = decide(plan, own, base, [base]);
        const isFitting = productId === 'mattress' && own === bed;
        if (isFitting) expect(decision).toEqual({ ok: true, change: { quantity } });
        else if (productId === 'mattress')
          expect(decision).toMatchObject({ ok: false, refusal: { code: 'does_not_go_with' } });
        else expect(decision).toEqual(misfit(plan));
      }),
    );
  });
});

describe('the plans of a line', () => {
  it('are those that belong to it', () => {
    const lines = [line(), child('spills-plan'), child('sheets'), child('elephant')];
    expect(plansOf('line-1', lines, findSetSample)).toEqual([SPILLS_PLAN.plan]);
    expect(plansOf('line-2', lines, findSetSample)).toEqual([]);
  });
});
