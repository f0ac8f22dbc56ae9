import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuoteCoupon, quoteCoupon } from './quote-coupon.ts';

describe('the coupon of a quote', () => {
  it('is the code, or the marker for none [C5.02]', () => {
    expect(quoteCoupon(' sleep10 ')).toBe('SLEEP10');
    expect(quoteCoupon(null)).toBe('no-coupon');
  });

  it('is the marker for what cannot be a code', () => {
    expect(quoteCoupon('ab')).toBe('no-coupon');
    expect(quoteCoupon('NO-COUPON')).toBe('no-coupon');
  });

  it('is required [C5.02]', () => {
    const refused = { ok: false, refusal: { code: 'coupon_required' } };
    expect(parseQuoteCoupon(undefined)).toEqual(refused);
    expect(parseQuoteCoupon(null)).toEqual(refused);
    expect(parseQuoteCoupon('  ')).toEqual(refused);
  });

  it('is none by the marker, in any case', () => {
    expect(parseQuoteCoupon('no-coupon')).toEqual({ ok: true, change: null });
    expect(parseQuoteCoupon(' No-Coupon ')).toEqual({ ok: true, change: null });
  });

  it('is read as shoppers type it', () => {
    expect(parseQuoteCoupon('sleep10')).toEqual({ ok: true, change: 'SLEEP10' });
    expect(parseQuoteCoupon('x')).toEqual({ ok: false, refusal: { code: 'coupon_invalid' } });
  });

  it('can always be read again once it was written', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), (typed) => {
        const written = quoteCoupon(typed);
        const read = parseQuoteCoupon(written);
        expect(read).toEqual({ ok: true, change: written === 'no-coupon' ? null : written });
      }),
    );
  });
});
