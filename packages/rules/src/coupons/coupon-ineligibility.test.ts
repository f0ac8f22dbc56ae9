import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromotedLine } from '../promotions/condition-type.ts';
import type { Condition } from '../promotions/conditions.ts';
import { amountOff, buyer, coupon } from '../testing/sample-carts.ts';
import type { Coupon } from './coupon.ts';
import { couponIneligibility } from './coupon-ineligibility.ts';

const line = (running = 69_900, kind: 'mattress' | 'pillow' = 'mattress'): PromotedLine => ({
  product: { kind },
  variant: { list: 99_500, price: 69_900 },
  quantity: 1,
  isGift: false,
  running,
});
const reason = (changes: Partial<Coupon> = {}, lines: readonly PromotedLine[] = [line()]) =>
  couponIneligibility(coupon(changes), { lines, buyer: buyer(), now: '2026-11-20T12:00:00Z' });
const from = (amount: number): Condition => ({ type: 'minimum-amount', amount });
const LAST_YEAR: Condition = { type: 'period', startsAt: null, endsAt: '2025-12-31T23:59:59Z' };

describe('why a code gives nothing', () => {
  it('is no question while it gives something', () => {
    expect(reason()).toBeNull();
  });

  it('is that it has expired, before anything else', () => {
    expect(reason({ conditions: [from(100_000), LAST_YEAR], isUsedUp: true }, [])).toEqual({
      code: 'expired',
    });
  });

  it('is that others have had all that there were', () => {
    expect(reason({ code: 'ONCE50', isUsedUp: true })).toEqual({ code: 'used_up' });
  });

  it('is that what it is for is not there', () => {
    expect(reason({ productKinds: ['sheets', 'adjustable-base'] })).toEqual({
      code: 'out_of_scope',
      kinds: ['sheets', 'adjustable-base'],
    });
    expect(reason({}, [])).toEqual({ code: 'out_of_scope', kinds: [] });
  });

  it('is what is missing to its minimum, in cents, of what it is for', () => {
    expect(reason({ conditions: [from(70_000)] })).toEqual({
      code: 'below_minimum',
      missing: { code: 'amount', cents: 100, least: 70_000 },
    });
    expect(reason({ conditions: [from(69_900)] })).toBeNull();
    const pillows = { productKinds: ['pillow' as const], conditions: [from(5_000)] };
    expect(reason(pillows, [line(), line(4_000, 'pillow')])).toMatchObject({ missing: { cents: 1_000 } });
  });

  it('is what its first condition lacks that is not met', () => {
    const paypal: Condition = { type: 'payment-methods', methods: ['paypal'] };
    expect(reason({ conditions: [from(1), paypal, from(100_000)] })).toEqual({
      code: 'condition_not_met',
      missing: { code: 'payment-method', methods: ['paypal'] },
    });
  });

  it('is what its benefit lacks, once its conditions are met', () => {
    expect(reason({ benefit: { type: 'cheapest-free', units: 2 } })).toEqual({
      code: 'condition_not_met',
      missing: { code: 'units', units: 1 },
    });
  });

  it('is that there is nothing to take off', () => {
    expect(reason({}, [line(0)])).toEqual({ code: 'nothing_to_take_off' });
  });

  it('is gone once what is missing has been added', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (goods, minimum) => {
        const terms = { conditions: [from(minimum)], benefit: amountOff(1) };
        const against = reason(terms, [line(goods)]);
        const lacking =
          against && 'missing' in against && 'cents' in against.missing ? against.missing.cents : 0;
        expect(reason(terms, [line(goods + lacking)])).toBeNull();
      }),
    );
  });
});
