import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyer, promotion } from '../testing/sample-carts.ts';
import type { PromotedLine } from './condition-type.ts';
import { nextTier } from './next-tier.ts';
import { evaluatePromotion, type Promotion } from './promotion.ts';

const NOW = '2026-11-20T18:45:00Z';
const tier = (units: number) =>
  promotion({
    id: `tier-${units}`,
    lane: 'more',
    productKinds: ['mattress'],
    conditions: [{ type: 'minimum-units', units }],
    benefit: { type: 'percent', basisPoints: units * 250 },
  });
const TIERS = [tier(3), tier(2)];
const line = (kind: 'mattress' | 'pillow', quantity: number, isGift = false): PromotedLine => ({
  product: { kind },
  variant: { list: 100, price: 100 },
  running: 100 * quantity,
  quantity,
  isGift,
});
const next = (promotions: readonly Promotion[], ...lines: PromotedLine[]) => {
  const found = nextTier(
    promotions.map((promotion) => evaluatePromotion(promotion, { lines, buyer: buyer(), now: NOW })),
  );
  return found && [found.promotion.id, found.more, found.basisPoints];
};

describe('the next tier of a promotion', () => {
  it('is the nearest one that is not reached', () => {
    expect(next(TIERS, line('mattress', 1))).toEqual(['tier-2', 1, 500]);
    expect(next(TIERS, line('mattress', 1), line('mattress', 1))).toEqual(['tier-3', 1, 750]);
    expect(next(TIERS, line('mattress', 3))).toBe(null);
  });

  it('may be a step of one promotion', () => {
    const tiers = [
      { from: 2, basisPoints: 500 },
      { from: 4, basisPoints: 900 },
    ];
    const steps = promotion({
      id: 'steps',
      productKinds: ['mattress'],
      benefit: { type: 'unit-tiers', tiers },
    });
    expect(next([steps], line('mattress', 1), line('pillow', 9))).toEqual(['steps', 1, 500]);
    expect(next([steps], line('mattress', 2))).toEqual(['steps', 2, 900]);
    expect(next([steps], line('mattress', 4))).toBe(null);
  });

  it('is none before anything that counts is in the cart', () => {
    expect(next(TIERS)).toBe(null);
    expect(next(TIERS, line('pillow', 4))).toBe(null);
    expect(next(TIERS, line('mattress', 1, true))).toBe(null);
  });

  it('is none while the promotion does not run, lacks something else, or asks for no number', () => {
    const past = { type: 'period', startsAt: null, endsAt: NOW } as const;
    const inNewYork = { type: 'delivery-states', states: ['NY'] } as const;
    const also = (...conditions: Promotion['conditions']) => ({
      ...tier(2),
      conditions: [...tier(2).conditions, ...conditions],
    });
    expect(next([also(past)], line('mattress', 1))).toBe(null);
    expect(next([also(inNewYork)], line('mattress', 1))).toBe(null);
    expect(next([{ ...also(inNewYork), conditions: [inNewYork] }], line('mattress', 1))).toBe(null);
    expect(next([promotion()], line('mattress', 1))).toBe(null);
  });

  it('is reached by as many units as it says, and not by one fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 2, max: 20 }), (units, from) => {
        const found = next([tier(from)], line('mattress', units), line('pillow', 3));
        expect(units + Number(found?.[1] ?? 0)).toBe(Math.max(units, from));
      }),
    );
  });
});
