import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from './sum.ts';

describe('the sum of amounts', () => {
  it('is zero without any, and exact in cents', () => {
    expect(sum([])).toBe(0);
    expect(sum([14_900, 4_500, -1])).toBe(19_399);
  });

  it('does not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (amounts) => {
        expect(sum(amounts.toReversed())).toBe(sum(amounts));
      }),
    );
  });
});
