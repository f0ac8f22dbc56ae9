import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyer, promotion } from '../testing/sample-carts.ts';
import type { PromotedLine } from './condition-type.ts';
import {
  evaluatePromotion,
  isInScope,
  type PromotedCart,
  type Promotion,
  promotionChanges,
  promotionReach,
} from './promotion.ts';

const NOW = '2026-11-20T18:45:00Z';
const line = (kind: 'mattress' | 'pillow', quantity = 1, isGift = false): PromotedLine => ({
  product: { kind },
  variant: { list: 100, price: 100 },
  running: 100 * quantity,
  quantity,
  isGift,
});
const missingFor = (promoted: Promotion, bought: PromotedCart) => evaluatePromotion(promoted, bought).missing;
const cart = (...lines: PromotedLine[]) => ({ lines, buyer: buyer(), now: NOW });

describe('a promotion', () => {
  it('is about its kinds of products, or about all, and never about gifts', () => {
    expect(isInScope(promotion(), line('pillow'))).toBe(true);
    expect(isInScope(promotion({ productKinds: ['mattress'] }), line('pillow'))).toBe(false);
    expect(isInScope(promotion(), line('pillow', 1, true))).toBe(false);
  });

  it('lacks everything that is not met, evaluated by what it is about', () => {
    const two = promotion({
      productKinds: ['pillow'],
      conditions: [
        { type: 'minimum-units', units: 2 },
        { type: 'delivery-states', states: ['NY'] },
      ],
    });
    expect(missingFor(two, cart(line('pillow'), line('mattress', 5)))).toEqual([
      { code: 'units', units: 1 },
      { code: 'delivery-state', states: ['NY'] },
    ]);
    expect(missingFor(promotion(), cart())).toEqual([]);
  });

  it('is met by more of the same whenever it was met by fewer', () => {
    const any = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(any, any, any, (units, quantity, more) => {
        const from = promotion({ conditions: [{ type: 'minimum-units', units }] });
        fc.pre(missingFor(from, cart(line('pillow', quantity))).length === 0);
        expect(missingFor(from, cart(line('pillow', quantity + more)))).toEqual([]);
      }),
    );
  });

  it('changes by itself when one of its conditions does', () => {
    const endsAt = '2026-12-01T00:00:00Z';
    const days = promotion({
      conditions: [{ type: 'period', startsAt: null, endsAt }, { type: 'first-order' }],
    });
    expect(promotionChanges(days, NOW)).toEqual([endsAt]);
  });

  it('counts the units that it is about', () => {
    const { units } = evaluatePromotion(
      promotion({ productKinds: ['pillow'] }),
      cart(line('pillow', 3), line('mattress')),
    );
    expect(units).toBe(3);
  });

  it('depends on a unit, on whole cents of a line, or on all that is counted', () => {
    expect(promotionReach(promotion())).toBe('unit');
    expect(promotionReach(promotion({ benefit: { type: 'percent', basisPoints: 100 } }))).toBe('line');
    expect(promotionReach(promotion({ conditions: [{ type: 'minimum-units', units: 2 }] }))).toBe('cart');
  });
});
