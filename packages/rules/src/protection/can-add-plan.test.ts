import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canAddPlan } from './can-add-plan.ts';

const spills = { isAccidental: true };
const wear = { isAccidental: false };
const one = { multipleExtendCoverage: false };
const two = { multipleExtendCoverage: true };

describe('room for one more protection plan', () => {
  it('is told by this table: plans there, the new plan, the flag [C5.06]', () => {
    const room = (present: readonly (typeof spills)[], plan: typeof spills) => [
      canAddPlan(plan, present, one),
      canAddPlan(plan, present, two),
    ];
    expect(room([], spills)).toEqual([true, true]);
    expect(room([], wear)).toEqual([true, true]);
    expect(room([spills], spills)).toEqual([false, false]);
    expect(room([spills], wear)).toEqual([false, true]);
    expect(room([wear], spills)).toEqual([false, true]);
    expect(room([wear], wear)).toEqual([false, false]);
    expect(room([spills, wear], spills)).toEqual([false, false]);
    expect(room([spills, wear], wear)).toEqual([false, false]);
  });

  it('is taken after two plans at most, in any order', () => {
    const anyPlans = fc.array(fc.record({ isAccidental: fc.boolean() }), { maxLength: 6 });
    fc.assert(
      fc.property(anyPlans, fc.boolean(), (plans, multipleExtendCoverage) => {
        const covering: (typeof spills)[] = [];
        for (const plan of plans)
          if (canAddPlan(plan, covering, { multipleExtendCoverage })) covering.push(plan);
        expect(covering.length).toBeLessThanOrEqual(multipleExtendCoverage ? 2 : 1);
        expect(new Set(covering.map(({ isAccidental }) => isAccidental)).size).toBe(covering.length);
      }),
    );
  });
});
