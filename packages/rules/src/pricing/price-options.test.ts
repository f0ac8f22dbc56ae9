import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, size } from '../testing/sample-carts.ts';
import { MATTRESS } from '../testing/sample-products.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';

const inSize = (value: string, quantity = 1) =>
  soundPrice({ lines: [line({ properties: size(value), quantity })] });

describe('what the chosen options add', () => {
  it('is told with the options, for every unit', () => {
    expect(receiptOf(inSize('queen'), 'options')).toEqual(['queen 42500']);
    expect(receiptOf(inSize('queen', 2), 'options')).toEqual(['queen 85000']);
  });

  it('is not told when nothing is added', () => {
    expect(receiptOf(inSize('twin'), 'options')).toEqual([]);
    expect(
      receiptOf(soundPrice({ lines: [line({ productId: 'plan', properties: [] })] }), 'options'),
    ).toEqual([]);
  });

  it('names every option of a variant', () => {
    const sheets = line({
      productId: 'sheets',
      properties: [...size('king'), { name: 'Color', value: 'white' }],
    });
    expect(receiptOf(soundPrice({ lines: [sheets] }), 'options')).toEqual(['king, white 4000']);
  });

  it('goes up to one half for a split king', () => {
    expect(receiptOf(inSize('splitKing'), 'options')).toEqual(['twinXL 7000']);
  });

  it('goes all the way for a split king that is not priced as two', () => {
    const splitKing = MATTRESS.variants['mattress-s:splitking'];
    if (!splitKing) throw new Error('no split king');
    const variants = { ...MATTRESS.variants, [splitKing.sku]: { ...splitKing, list: 130_000 } };
    const cart = soundPrice({
      lines: [line({ properties: size('splitKing') })],
      findProduct: () => ({ ...MATTRESS, variants, gifts: [] }),
    });
    expect(receiptOf(cart, 'options')).toEqual(['twinXL 73000']);
    expect(receiptOf(cart, 'split-king')).toEqual([]);
  });

  it('makes the list price of the variant, whatever was chosen', () => {
    const variants = Object.values(MATTRESS.variants);
    fc.assert(
      fc.property(
        fc.constantFrom(...variants),
        fc.integer({ min: 1, max: 100 }),
        ({ chosen, list }, quantity) => {
          expect(soundPrice({ lines: [line({ properties: chosen, quantity })] }).totalPrice).toBe(
            list * quantity,
          );
        },
      ),
    );
  });
});
