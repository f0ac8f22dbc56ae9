import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedTax } from './included-tax.ts';
import { percentOf } from './money.ts';

describe('the tax that a price includes', () => {
  it('is a sixth of it at 20 %, and nothing at 0 %', () => {
    expect(includedTax(12_000, 2_000)).toBe(2_000);
    expect(includedTax(12_000, 0)).toBe(0);
    expect(includedTax(0, 2_000)).toBe(0);
  });

  it('is rounded half up, to the cent', () => {
    expect(includedTax(3, 2_000)).toBe(1);
    expect(includedTax(2, 2_000)).toBe(0);
    expect(includedTax(69_900, 887.5)).toBe(5_698);
  });

  it('leaves a price without tax that makes the whole again', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 });
    const rates = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const tax = includedTax(amount, rate);
        expect(Number.isSafeInteger(tax)).toBe(true);
        expect(Math.abs(percentOf(amount - tax, rate) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
