import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, percentOf, sameMoney } from './money.ts';

describe('money', () => {
  it('is cents with a currency', () => {
    expect(money(69_900, 'USD')).toEqual({ amount: 69_900, currency: 'USD' });
  });

  it('is never a fraction of a cent, no number at all, or too large to be exact', () => {
    expect(() => money(0.5, 'USD')).toThrow('not integer cents: 0.5');
    expect(() => money(Number.NaN, 'USD')).toThrow(RangeError);
    expect(() => money(2 ** 53, 'USD')).toThrow(RangeError);
  });

  it('is the same only in the same currency', () => {
    expect(sameMoney(money(100, 'USD'), money(100, 'USD'))).toBe(true);
    expect(sameMoney(money(100, 'USD'), money(100, 'CAD'))).toBe(false);
    expect(sameMoney(money(100, 'USD'), money(101, 'USD'))).toBe(false);
  });
});

describe('a percentage of an amount', () => {
  it('is a tenth for ten percent', () => {
    expect(percentOf(69_900, 1000)).toBe(6990);
  });

  it('rounds half a cent up, and less than half down', () => {
    expect(percentOf(5, 1000)).toBe(1);
    expect(percentOf(4, 1000)).toBe(0);
    expect(percentOf(100, 887.5)).toBe(9);
  });

  it('is exact where a float is not: 20.732 % of $16,875.00 ends in half a cent', () => {
    expect(percentOf(1_687_500, 2073.2)).toBe(349_853);
  });

  it('is nothing of nothing, and nothing at nought percent', () => {
    expect(percentOf(0, 1000)).toBe(0);
    expect(percentOf(69_900, 0)).toBe(0);
  });

  it('is everything at a hundred percent', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (amount) => {
        expect(percentOf(amount, 10_000)).toBe(amount);
      }),
    );
  });

  it('is what whole numbers say, for every rate to a thousandth of a percent', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), fc.nat({ max: 100_000 }), (amount, tenths) => {
        const exact = (BigInt(amount) * BigInt(tenths) + 50_000n) / 100_000n;
        expect(percentOf(amount, tenths / 10)).toBe(Number(exact));
      }),
      { numRuns: 2000 },
    );
  });

  it('grows with the amount and with the rate', () => {
    const amounts = fc.nat({ max: 10_000_000 });
    const rates = fc.nat({ max: 10_000 });
    fc.assert(
      fc.property(amounts, rates, fc.nat({ max: 1000 }), (amount, rate, more) => {
        expect(percentOf(amount + more, rate)).toBeGreaterThanOrEqual(percentOf(amount, rate));
        expect(percentOf(amount, rate + more)).toBeGreaterThanOrEqual(percentOf(amount, rate));
      }),
    );
  });
});
