import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coupon, hasExpired, NO_COUPON, parseCouponCode } from './coupon.ts';

describe('a coupon code as it is typed', () => {
  it('is read in capitals and without the spaces around it', () => {
    expect(parseCouponCode('SLEEP10')).toBe('SLEEP10');
    expect(parseCouponCode('  sleep10 ')).toBe('SLEEP10');
  });

  it('is 3 to 20 characters long', () => {
    expect(parseCouponCode('AB')).toBeNull();
    expect(parseCouponCode('ABC')).toBe('ABC');
    expect(parseCouponCode('A'.repeat(20))).toBe('A'.repeat(20));
    expect(parseCouponCode('A'.repeat(21))).toBeNull();
  });

  it('is counted as it is kept: a letter may become two', () => {
    expect(parseCouponCode('ß'.repeat(10))).toBe('S'.repeat(20));
    expect(parseCouponCode('ß'.repeat(11))).toBeNull();
  });

  it('is not empty', () => {
    expect(parseCouponCode('')).toBeNull();
    expect(parseCouponCode('     ')).toBeNull();
  });

  it('is never the marker of quotes without a coupon', () => {
    expect(parseCouponCode(NO_COUPON)).toBeNull();
    expect(parseCouponCode(' No-Coupon ')).toBeNull();
    expect(parseCouponCode('no-coupons')).toBe('NO-COUPONS');
  });

  it('stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 25, unit: 'grapheme-ascii' }), (text) => {
        const code = parseCouponCode(text);
        fc.pre(code !== null);
        expect(parseCouponCode(code ?? '')).toBe(code);
        expect(parseCouponCode(text.toLowerCase())).toBe(code);
      }),
    );
  });
});

describe('whether a coupon has expired', () => {
  const ending = (endsAt: string | null): Pick<Coupon, 'conditions'> => ({
    conditions: [{ type: 'first-order' }, { type: 'period', startsAt: null, endsAt }],
  });

  it('has not before its end, and has from its end on', () => {
    const soon = ending('2026-11-20T12:00:00Z');
    expect(hasExpired(soon, '2026-11-20T11:59:59.999Z')).toBe(false);
    expect(hasExpired(soon, '2026-11-20T12:00:00.000Z')).toBe(true);
    expect(hasExpired(soon, '2026-11-20T12:00:00.500Z')).toBe(true);
    expect(hasExpired(soon, '2027-01-01T00:00:00.000Z')).toBe(true);
  });

  it('never has when it has no end', () => {
    expect(hasExpired(ending(null), '2999-01-01T00:00:00.000Z')).toBe(false);
    expect(hasExpired({ conditions: [] }, '2999-01-01T00:00:00.000Z')).toBe(false);
  });

  it('minds the zone in which its end was written', () => {
    const inNewYork = ending('2026-11-20T12:00:00-05:00');
    expect(hasExpired(inNewYork, '2026-11-20T16:59:59.000Z')).toBe(false);
    expect(hasExpired(inNewYork, '2026-11-20T17:00:00.000Z')).toBe(true);
  });

  it('once it has, it stays so', () => {
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
    const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
    fc.assert(
      fc.property(moment, moment, (end, now) => {
        expect(hasExpired(ending(iso(end)), iso(now))).toBe(now >= end);
      }),
    );
  });
});
