import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDifferenceParts } from './pay-difference.ts';

describe('a difference', () => {
  it('is paid with store credit first, and the rest by card', () => {
    expect(findDifferenceParts({ more: 4_000, credit: 9_000, isPayable: false })).toEqual({
      ...{ fromCredit: 4_000, toPay: 0 },
    });
    expect(findDifferenceParts({ more: 4_000, credit: 1_500, isPayable: true })).toEqual({
      ...{ fromCredit: 1_500, toPay: 2_500 },
    });
  });

  it('leaves no rest that no company charges, and is not paid where there is no page for cards', () => {
    expect(findDifferenceParts({ more: 4_000, credit: 3_950, isPayable: true })).toEqual({
      ...{ fromCredit: 3_900, toPay: 100 },
    });
    expect(findDifferenceParts({ more: 60, credit: 0, isPayable: true })).toBeNull();
    expect(findDifferenceParts({ more: 4_000, credit: 0, isPayable: false })).toBeNull();
  });

  it('is paid to the cent by its parts, never by more credit than there is, and leaves no rest that no company charges', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (more, credit, isPayable) => {
        const parts = findDifferenceParts({ more, credit, isPayable });
        const { fromCredit, toPay } = parts ?? { fromCredit: 0, toPay: more };
        expect(fromCredit + toPay).toBe(more);
        expect(fromCredit).toBeLessThanOrEqual(credit);
        expect(toPay === 0 || (isPayable && toPay >= 100)).toBe(parts !== null);
      }),
    );
  });
});
