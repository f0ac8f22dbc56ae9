import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../invariants/sample-carts.ts';
import { BACK_ORDER, MATTRESS, SHEETS, SOLD_OUT, sampleProduct } from '../invariants/sample-products.ts';
import { isSizeAvailable, optionChoice } from './option-choice.ts';

const choice = (value: string) => optionChoice(MATTRESS, size('queen'), 'Size', value);

describe('an option of a product', () => {
  it('can be chosen while it is in stock', () => {
    expect(choice('king')).toEqual({ isDisabled: false, isOutOfStock: false, isBackOrdered: false });
  });

  it('is disabled and out of stock when it is sold out', () => {
    expect(choice('full')).toEqual({ isDisabled: true, isOutOfStock: true, isBackOrdered: false });
  });

  it('can be chosen, out of stock and all, when it ships later', () => {
    expect(choice('calKing')).toEqual({ isDisabled: false, isOutOfStock: true, isBackOrdered: true });
  });

  it('is disabled when it is not made', () => {
    expect(choice('jumbo')).toEqual({ isDisabled: true, isOutOfStock: true, isBackOrdered: false });
  });

  it('is judged with the other choices as they are', () => {
    const blanket = sampleProduct({
      id: 'blanket',
      title: 'Blanket',
      kind: 'bedding',
      options: { Size: ['queen', 'king'], Color: ['grey', 'blue'] },
      prices: { queen: [100, 90], king: [100, 90] },
      availability: { king: SOLD_OUT },
    });
    const grey = (value: string) => [...size(value), { name: 'Color' as const, value: 'grey' }];
    expect(optionChoice(blanket, grey('queen'), 'Color', 'blue').isDisabled).toBe(false);
    expect(optionChoice(blanket, grey('king'), 'Color', 'blue').isDisabled).toBe(true);
  });

  it('is disabled exactly when it is neither in stock nor to be back-ordered', () => {
    const flags = fc.record({
      isActive: fc.boolean(),
      isInStock: fc.boolean(),
      isBackOrderAllowed: fc.boolean(),
    });
    fc.assert(
      fc.property(flags, (stock) => {
        const product = sampleProduct({
          id: 'p',
          title: 'P',
          kind: 'mattress',
          options: { Size: ['queen'] },
          prices: { queen: [100, 90] },
          availability: { queen: { ...BACK_ORDER, ...stock } },
        });
        const { isDisabled, isOutOfStock, isBackOrdered } = optionChoice(product, [], 'Size', 'queen');
        expect(isDisabled).toBe(!(stock.isActive && (stock.isInStock || stock.isBackOrderAllowed)));
        expect(isOutOfStock).toBe(!stock.isInStock);
        expect(isBackOrdered && isDisabled).toBe(false);
      }),
    );
  });
});

describe('a size', () => {
  it('[C5.24] is not available when it is not made, not active, or sold out', () => {
    expect(isSizeAvailable(MATTRESS, size('queen'), 'full')).toBe(false);
    expect(isSizeAvailable(MATTRESS, size('queen'), 'jumbo')).toBe(false);
    expect(isSizeAvailable(MATTRESS, size('queen'), 'king')).toBe(true);
    expect(isSizeAvailable(MATTRESS, size('queen'), 'calKing')).toBe(true);
    expect(isSizeAvailable(SHEETS, size('queen'), 'king')).toBe(false);
  });
});
