import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponOnCart, leavesByItself, mayComeByItself } from './automatic-coupon.ts';

const onCart = (changes: Partial<CouponOnCart> = {}): CouponOnCart => ({
  isAutomatic: true,
  hasExpired: false,
  isApplied: false,
  isRemoteControlled: false,
  ...changes,
});
const KEEP = { keepCouponIfNoDiscount: true };
const DROP = { keepCouponIfNoDiscount: false };

describe('a code on a cart', () => {
  it('leaves when it came by itself and gives nothing, unless the flag keeps it', () => {
    expect(leavesByItself(onCart(), DROP)).toBe(true);
    expect(leavesByItself(onCart(), KEEP)).toBe(false);
  });

  it('stays while it takes something off', () => {
    expect(leavesByItself(onCart({ isApplied: true }), DROP)).toBe(false);
  });

  it('stays when the shopper typed it', () => {
    expect(leavesByItself(onCart({ isAutomatic: false }), DROP)).toBe(false);
  });

  it('leaves when it has expired, whether a shopper or a link put it there', () => {
    expect(leavesByItself(onCart({ hasExpired: true, isAutomatic: false }), KEEP)).toBe(true);
  });

  it('never leaves while staff control the cart', () => {
    const any = fc.record({ isAutomatic: fc.boolean(), hasExpired: fc.boolean(), isApplied: fc.boolean() });
    fc.assert(
      fc.property(any, fc.boolean(), (coupon, keepCouponIfNoDiscount) => {
        expect(
          leavesByItself(onCart({ ...coupon, isRemoteControlled: true }), { keepCouponIfNoDiscount }),
        ).toBe(false);
      }),
    );
  });
});

describe('a code from a link or a cookie', () => {
  const prevent = { preventAddingCoupon: true };

  it('comes to a cart without one', () => {
    expect(mayComeByItself('SLEEP10', { current: null, removed: [] }, prevent)).toBe(true);
  });

  it('does not take the place of one that is there', () => {
    expect(mayComeByItself('SLEEP10', { current: 'TWENTYOFF', removed: [] }, prevent)).toBe(false);
  });

  it('does not come back once it was taken out, while the flag says so', () => {
    const removed = { current: null, removed: ['SLEEP10'] };
    expect(mayComeByItself('SLEEP10', removed, prevent)).toBe(false);
    expect(mayComeByItself('SLEEP10', removed, { preventAddingCoupon: false })).toBe(true);
    expect(mayComeByItself('TWENTYOFF', removed, prevent)).toBe(true);
  });
});
