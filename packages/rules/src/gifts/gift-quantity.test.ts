import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { giftQuantity } from './gift-quantity.ts';

describe('how many of a gift come with one mattress', () => {
  it('[C5.10] is 2 for split king', () => {
    expect(giftQuantity('pillow', 'splitKing')).toBe(2);
    expect(giftQuantity('sheets', 'splitKing')).toBe(2);
    expect(giftQuantity('protector', 'splitKing')).toBe(2);
  });

  it('[C5.11] is 2 for full to Cal King when it is a pillow', () => {
    expect(giftQuantity('pillow', 'full')).toBe(2);
    expect(giftQuantity('pillow', 'queen')).toBe(2);
    expect(giftQuantity('pillow', 'king')).toBe(2);
    expect(giftQuantity('pillow', 'calKing')).toBe(2);
  });

  it('[C5.12] is otherwise 1', () => {
    expect(giftQuantity('pillow', 'twin')).toBe(1);
    expect(giftQuantity('pillow', 'twinXL')).toBe(1);
    expect(giftQuantity('sheets', 'queen')).toBe(1);
    expect(giftQuantity('protector', 'king')).toBe(1);
    expect(giftQuantity('pillow', null)).toBe(1);
    expect(giftQuantity('sheets', null)).toBe(1);
  });

  it('is one or two, and never fewer pillows than sheets', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), (size) => {
        expect([1, 2]).toContain(giftQuantity('pillow', size));
        expect(giftQuantity('pillow', size)).toBeGreaterThanOrEqual(giftQuantity('sheets', size));
      }),
    );
  });
});
