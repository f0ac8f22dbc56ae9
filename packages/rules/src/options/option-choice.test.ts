import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StockFlags } from '../stock/availability.ts';
import { size } from '../testing/sample-carts.ts';
import { BACK_ORDER, IN_STOCK, MATTRESS, SOLD_OUT } from '../testing/sample-products.ts';
import { optionChoice, type StockedVariant } from './option-choice.ts';
import type { ChosenProperty } from './property-names.ts';

const sizes = Object.values(MATTRESS.variants);
const inSize = (value: string) => optionChoice(sizes, size('queen'), 'Size', value);

const inColor = (value: string, color: string): ChosenProperty[] => [
  ...size(value),
  { name: 'Color', value: color },
];
const variant = (chosen: ChosenProperty[], availability: StockFlags): StockedVariant => ({
  chosen,
  availability,
});
/** Grey is sold out in king, blue everywhere; white ships later in king. */
const BLANKETS = [
  variant(inColor('queen', 'grey'), IN_STOCK),
  variant(inColor('king', 'grey'), SOLD_OUT),
  variant(inColor('queen', 'blue'), SOLD_OUT),
  variant(inColor('king', 'blue'), SOLD_OUT),
  variant(inColor('queen', 'white'), IN_STOCK),
  variant(inColor('king', 'white'), BACK_ORDER),
];

describe('an option of a product', () => {
  it('can be chosen while it is in stock', () => {
    expect(inSize('king')).toEqual({ isDisabled: false, isOutOfStock: false, isBackOrdered: false });
  });

  it('is disabled and out of stock when it is sold out', () => {
    expect(inSize('full')).toEqual({ isDisabled: true, isOutOfStock: true, isBackOrdered: false });
  });

  it('can be chosen, out of stock and all, when it ships later', () => {
    expect(inSize('calKing')).toEqual({ isDisabled: false, isOutOfStock: true, isBackOrdered: true });
  });

  it('is disabled when it is not made', () => {
    expect(inSize('jumbo')).toEqual({ isDisabled: true, isOutOfStock: true, isBackOrdered: false });
  });

  it('is checked with the choices before it as they are', () => {
    expect(optionChoice(BLANKETS, inColor('queen', 'white'), 'Color', 'grey').isDisabled).toBe(false);
    expect(optionChoice(BLANKETS, inColor('king', 'white'), 'Color', 'grey').isDisabled).toBe(true);
  });

  it('does not wait for the choices after it: they give way', () => {
    const king = optionChoice(BLANKETS, inColor('queen', 'grey'), 'Size', 'king');
    expect(king).toEqual({ isDisabled: false, isOutOfStock: true, isBackOrdered: true });
    expect(optionChoice(BLANKETS, inColor('king', 'white'), 'Size', 'QUEEN').isDisabled).toBe(false);
  });

  it('is disabled exactly when it is neither in stock nor to be back-ordered', () => {
    const flags = fc.record({
      isActive: fc.boolean(),
      isInStock: fc.boolean(),
      isBackOrderAllowed: fc.boolean(),
    });
    fc.assert(
      fc.property(flags, (stock) => {
        const choice = optionChoice([variant(size('queen'), stock)], [], 'Size', 'queen');
        expect(choice.isDisabled).toBe(!(stock.isActive && (stock.isInStock || stock.isBackOrderAllowed)));
        expect(choice.isOutOfStock).toBe(!stock.isInStock);
        expect(choice.isBackOrdered && choice.isDisabled).toBe(false);
      }),
    );
  });
});
