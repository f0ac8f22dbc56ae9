import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from './sizes.ts';
import { isSoldInSize } from './sold-sizes.ts';

const ON = { splitKing: true, kingAdjustable: true };

describe('the sizes that are sold', () => {
  it('are all of them with both flags on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('mattress' as const, 'adjustable-base' as const, 'sheets' as const),
        fc.option(fc.constantFrom(...SIZES)),
        (kind, size) => {
          expect(isSoldInSize(kind, size, ON)).toBe(true);
        },
      ),
    );
  });

  it('have no split king while its flag is off, whatever the product', () => {
    const off = { ...ON, splitKing: false };
    expect(isSoldInSize('mattress', 'splitKing', off)).toBe(false);
    expect(isSoldInSize('adjustable-base', 'splitKing', off)).toBe(false);
    expect(isSoldInSize('mattress', 'king', off)).toBe(true);
  });

  it('have no king of an adjustable base while its flag is off', () => {
    const off = { ...ON, kingAdjustable: false };
    expect(isSoldInSize('adjustable-base', 'king', off)).toBe(false);
    expect(isSoldInSize('adjustable-base', 'splitKing', off)).toBe(true);
    expect(isSoldInSize('mattress', 'king', off)).toBe(true);
    expect(isSoldInSize('service', null, off)).toBe(true);
  });
});
