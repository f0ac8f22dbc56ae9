import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOUNDATION, MATTRESS, PILLOW } from '../testing/sample-products.ts';
import { removableMattresses } from './mattress-removal.ts';

const lineOf = (product: typeof MATTRESS, quantity: number, isGift = false) => ({
  product,
  quantity,
  isGift,
});

describe('the removal of old mattresses', () => {
  it('is offered for each mattress, and for nothing else', () => {
    expect(removableMattresses([lineOf(MATTRESS, 2), lineOf(PILLOW, 3), lineOf(FOUNDATION, 1)])).toBe(2);
  });

  it('is not offered for a mattress that is a gift', () => {
    expect(removableMattresses([lineOf(MATTRESS, 1, true)])).toBe(0);
  });

  it('is offered for as many mattresses as are paid for, on however many lines', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean())), (picks) => {
        const lines = picks.map(([quantity, isGift]) => lineOf(MATTRESS, quantity, isGift));
        const paid = picks.reduce((units, [quantity, isGift]) => units + (isGift ? 0 : quantity), 0);
        expect(removableMattresses(lines)).toBe(paid);
      }),
    );
  });
});
