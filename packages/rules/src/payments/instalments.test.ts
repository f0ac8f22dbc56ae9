import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenNumberOfPayments, DEFAULT_NUMBER_OF_PAYMENTS, instalmentsOf } from './instalments.ts';

describe('a total in instalments', () => {
  it('is twelve payments unless the shopper wants fewer', () => {
    expect(DEFAULT_NUMBER_OF_PAYMENTS).toBe(12);
    expect(chosenNumberOfPayments(undefined)).toBe(12);
    expect(chosenNumberOfPayments('6')).toBe(6);
    expect(chosenNumberOfPayments(3)).toBe(3);
  });

  it('is twelve payments for a number that nobody offers', () => {
    expect(chosenNumberOfPayments('7')).toBe(12);
    expect(chosenNumberOfPayments('many')).toBe(12);
    expect(chosenNumberOfPayments(['3', '6'])).toBe(12);
  });

  it('is the same every month where it divides evenly', () => {
    expect(instalmentsOf(76_104, 12)).toEqual([{ count: 12, amount: 6342 }]);
  });

  it('is a cent more in the first months where it does not', () => {
    expect(instalmentsOf(76_109, 12)).toEqual([
      { count: 5, amount: 6343 },
      { count: 7, amount: 6342 },
    ]);
  });

  it('always sums to the total, with no payment more than a cent from another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(3, 6, 12), (total, payments) => {
        const groups = instalmentsOf(total, payments);
        expect(groups.reduce((sum, { count, amount }) => sum + count * amount, 0)).toBe(total);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(payments);
        const amounts = groups.map(({ amount }) => amount);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
