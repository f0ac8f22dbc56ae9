import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToPay, creditToSpend } from './spend-credit.ts';

describe('store credit', () => {
  it('pays as much of an order as there is', () => {
    expect(creditToSpend(5_000, 9_000)).toBe(5_000);
    expect(creditToSpend(9_000, 9_000)).toBe(9_000);
    expect(creditToSpend(20_000, 9_000)).toBe(9_000);
    expect(creditToSpend(0, 9_000)).toBe(0);
  });

  it('leaves a rest that a card can be charged, or none', () => {
    expect(creditToSpend(8_950, 9_000)).toBe(8_900);
    expect(creditToSpend(20, 60)).toBe(0);
  });

  it('leaves what is still to be paid', () => {
    expect(centsToPay({ totalCents: 9_000, creditCents: 5_000, exchangeCents: 0 })).toBe(4_000);
  });

  it('is never more than there is or than the total, and its rest is nothing or enough', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (balance, total) => {
        const creditCents = creditToSpend(balance, total);
        expect(creditCents >= 0 && creditCents <= Math.min(balance, total)).toBe(true);
        const rest = centsToPay({ totalCents: total, creditCents, exchangeCents: 0 });
        expect(rest === 0 || rest >= Math.min(100, total)).toBe(true);
      }),
    );
  });
});
