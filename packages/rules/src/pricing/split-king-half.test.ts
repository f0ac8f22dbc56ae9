import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, promotion, size } from '../testing/sample-carts.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';

const splitKings = (quantity: number) => [line({ properties: size('splitKing'), quantity })];

describe('the second half of a split king', () => {
  it('costs what the first one costs', () => {
    const cart = soundPrice({ lines: splitKings(1) });
    expect(receiptOf(cart, 'split-king')).toEqual(['second_half 64000']);
    expect(cart.totalPrice).toBe(128_000);
  });

  it('makes it cost as much as two Twin XL, before and after a sale', () => {
    const twins = [line({ properties: size('twinXL'), quantity: 2 })];
    for (const promotions of [[], [promotion()]])
      expect(soundPrice({ lines: splitKings(1), promotions }).totalPrice).toBe(
        soundPrice({ lines: twins, promotions }).totalPrice,
      );
  });

  it('is not there for any other size', () => {
    expect(receiptOf(soundPrice(), 'split-king')).toEqual([]);
    expect(receiptOf(soundPrice({ lines: [line({ properties: size('twinXL') })] }), 'split-king')).toEqual(
      [],
    );
  });

  it('comes for every split king', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (quantity) => {
        const cart = soundPrice({ lines: splitKings(quantity) });
        expect(receiptOf(cart, 'split-king')).toEqual([`second_half ${64_000 * quantity}`]);
      }),
    );
  });
});
