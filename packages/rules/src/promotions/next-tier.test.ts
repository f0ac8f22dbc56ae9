import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotion } from '../invariants/sample-carts.ts';
import { countedUnits, nextTier } from './next-tier.ts';

const NOW = '2026-11-20T18:45:00Z';
const tier = (minimumUnits: number) =>
  promotion({
    id: `tier-${minimumUnits}`,
    lane: 'more',
    kind: 'percent',
    basisPoints: minimumUnits * 250,
    productKinds: ['mattress'],
    minimumUnits,
  });
const TIERS = [tier(3), tier(2)];
const line = (kind: 'mattress' | 'pillow', quantity: number, isGift = false) => ({
  product: { kind },
  quantity,
  isGift,
});
const nextOf = (...lines: ReturnType<typeof line>[]) => {
  const next = nextTier(TIERS, lines, NOW);
  return next && [next.promotion.id, next.more];
};

describe('the next tier of a promotion', () => {
  it('is the nearest one that is not reached', () => {
    expect(nextOf(line('mattress', 1))).toEqual(['tier-2', 1]);
    expect(nextOf(line('mattress', 1), line('mattress', 1))).toEqual(['tier-3', 1]);
    expect(nextOf(line('mattress', 3))).toBe(null);
  });

  it('is none before anything that counts is in the cart', () => {
    expect(nextOf()).toBe(null);
    expect(nextOf(line('pillow', 4))).toBe(null);
    expect(nextOf(line('mattress', 1, true))).toBe(null);
  });

  it('is none while the promotion does not run, or asks for no number', () => {
    expect(nextTier([{ ...tier(2), endsAt: NOW }], [line('mattress', 1)], NOW)).toBe(null);
    expect(nextTier([promotion()], [line('mattress', 1)], NOW)).toBe(null);
  });

  it('is reached by as many units as it says, and not by one fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 2, max: 20 }), (units, minimumUnits) => {
        const lines = [line('mattress', units), line('pillow', 3)];
        const next = nextTier([tier(minimumUnits)], lines, NOW);
        expect(countedUnits(tier(minimumUnits), lines)).toBe(units);
        expect(units + (next?.more ?? 0)).toBe(Math.max(units, minimumUnits));
      }),
    );
  });
});
