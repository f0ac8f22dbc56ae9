import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayMoney, wholeDollars } from './display.ts';
import { money } from './money.ts';

describe('an amount as a shopper reads it', () => {
  it('is cents divided by 100, with a comma for thousands [C9.02]', () => {
    expect(displayMoney(money(69_905, 'USD'))).toBe('$699.05');
    expect(displayMoney(money(123_456_789, 'USD'))).toBe('$1,234,567.89');
  });

  it('leaves out cents that are none, unless a receipt wants them', () => {
    expect(displayMoney(money(69_900, 'USD'))).toBe('$699');
    expect(displayMoney(money(69_900, 'USD'), 'always')).toBe('$699.00');
    expect(displayMoney(money(69_950, 'USD'), 'always')).toBe('$699.50');
  });

  it('shows less than a dollar with a nought in front', () => {
    expect(displayMoney(money(5, 'USD'))).toBe('$0.05');
    expect(displayMoney(money(0, 'USD'))).toBe('$0');
  });

  it('puts the minus before the sign of the currency', () => {
    expect(displayMoney(money(-2050, 'USD'))).toBe('-$20.50');
    expect(displayMoney(money(-5, 'GBP'))).toBe('-£0.05');
  });

  it('shows dollars in Canada and pounds in the United Kingdom', () => {
    expect(displayMoney(money(100, 'CAD'))).toBe('$1');
    expect(displayMoney(money(100, 'GBP'))).toBe('£1');
  });

  it('loses no cent, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        const shown = displayMoney(money(amount, 'USD'), 'always');
        expect(shown).toMatch(/^-?\$\d{1,3}(?:,\d{3})*\.\d{2}$/);
        expect(Number(shown.replace(/[$,.]/g, '')) + 0).toBe(amount + 0);
      }),
    );
  });
});

describe('a saving', () => {
  it('is shown in whole dollars, rounded down [C9.03]', () => {
    const shown = [30_099, 30_100, 99].map((cents) => wholeDollars(money(cents, 'CAD')));
    expect(shown).toEqual([30_000, 30_100, 0].map((cents) => money(cents, 'CAD')));
  });

  it('never promises more than it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (cents) => {
        const { amount } = wholeDollars(money(cents, 'USD'));
        expect(amount).toBeLessThanOrEqual(cents);
        expect(amount + 100).toBeGreaterThan(cents);
      }),
    );
  });
});
