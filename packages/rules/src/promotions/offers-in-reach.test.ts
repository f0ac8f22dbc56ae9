import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyer, promotion } from '../testing/sample-carts.ts';
import type { PromotedLine } from './condition-type.ts';
import type { Condition } from './conditions.ts';
import { offersInReach } from './offers-in-reach.ts';
import { evaluatePromotion } from './promotion.ts';

const NOW = '2026-11-20T18:45:00Z';
const line = (kind: 'mattress' | 'pillow', quantity = 1): PromotedLine => ({
  product: { kind },
  variant: { list: 100, price: 100 },
  running: 100 * quantity,
  quantity,
  isGift: false,
});
const inReach = (conditions: readonly Condition[], ...lines: PromotedLine[]) =>
  offersInReach([
    evaluatePromotion(promotion({ conditions, productKinds: ['pillow'] }), {
      lines,
      buyer: buyer(),
      now: NOW,
    }),
  ]).map(({ missing }) => missing);
const TWO: Condition = { type: 'minimum-units', units: 2 };
const NEW_YORK: Condition = { type: 'delivery-states', states: ['NY'] };
const NEVER: Condition = { type: 'period', startsAt: null, endsAt: NOW };

describe('an offer in reach', () => {
  it('lacks one thing that a shopper can bring', () => {
    expect(inReach([TWO], line('pillow'))).toEqual([{ code: 'units', units: 1 }]);
    expect(inReach([NEW_YORK], line('pillow'))).toEqual([{ code: 'delivery-state', states: ['NY'] }]);
  });

  it('is none that counts already, lacks two things, or lacks what nobody can bring', () => {
    expect(inReach([TWO], line('pillow', 2))).toEqual([]);
    expect(inReach([TWO, NEW_YORK], line('pillow'))).toEqual([]);
    expect(inReach([NEVER], line('pillow'))).toEqual([]);
  });

  it('is about something in the cart', () => {
    expect(inReach([TWO], line('mattress'))).toEqual([]);
    expect(inReach([TWO])).toEqual([]);
  });

  it('counts once so many more units are there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (units, quantity) => {
        const [missing] = inReach([{ type: 'minimum-units', units }], line('pillow', quantity));
        const more = missing?.code === 'units' ? missing.units : 0;
        expect(inReach([{ type: 'minimum-units', units }], line('pillow', quantity + more))).toEqual([]);
      }),
    );
  });
});
