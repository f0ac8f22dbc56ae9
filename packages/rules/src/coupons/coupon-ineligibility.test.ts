import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coupon } from '../testing/sample-carts.ts';
import { type CouponBase, couponIneligibility } from './coupon-ineligibility.ts';

const base = (changes: Partial<CouponBase> = {}): CouponBase => ({
  goods: 69_900,
  inScope: 69_900,
  hasScope: true,
  now: '2026-11-20T12:00:00Z',
  ...changes,
});

describe('why a code gives nothing', () => {
  it('is no question while it gives something', () => {
    expect(couponIneligibility(coupon(), base())).toBeNull();
  });

  it('is that it has expired, before anything else', () => {
    const expired = coupon({ code: 'LASTYEAR', endsAt: '2025-12-31T23:59:59Z', minimum: 100_000 });
    expect(couponIneligibility(expired, base({ hasScope: false }))).toEqual({
      code: 'expired',
      missing: null,
    });
  });

  it('is that others have had all that there were', () => {
    expect(couponIneligibility(coupon({ code: 'ONCE50', isUsedUp: true }), base())).toEqual({
      code: 'used_up',
      missing: null,
    });
  });

  it('is that what it is for is not there', () => {
    const sheets = coupon({ productKinds: ['sheets', 'adjustable-base'] });
    const kindsOf = (of: Parameters<typeof couponIneligibility>[0]) =>
      couponIneligibility(of, base({ hasScope: false, inScope: 0 }));
    expect(kindsOf(sheets)).toMatchObject({ code: 'out_of_scope', kinds: ['sheets', 'adjustable-base'] });
    expect(kindsOf(coupon())).toMatchObject({ code: 'out_of_scope', kinds: [] });
  });

  it('is what is missing to its minimum, in cents', () => {
    expect(couponIneligibility(coupon({ minimum: 70_000 }), base())).toEqual({
      code: 'below_minimum',
      minimum: 70_000,
      missing: 100,
    });
    expect(couponIneligibility(coupon({ minimum: 69_900 }), base())).toBeNull();
  });

  it('is that there is nothing to take off', () => {
    expect(couponIneligibility(coupon(), base({ inScope: 0 }))?.code).toBe('nothing_to_take_off');
  });

  it('is gone once what is missing has been added', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(cents, cents, (goods, minimum) => {
        const against = couponIneligibility(coupon({ minimum }), base({ goods, inScope: 1 }));
        const mended = goods + (against?.missing ?? 0);
        expect(couponIneligibility(coupon({ minimum }), base({ goods: mended, inScope: 1 }))).toBeNull();
      }),
    );
  });
});
