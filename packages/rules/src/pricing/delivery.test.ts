import { describe, expect, it } from 'vitest';
import { line } from '../invariants/sample-carts.ts';
import { receiptOf, soundPrice } from '../invariants/sound-price.ts';

describe('ground delivery', () => {
  it('[C9.16] is labelled "Free shipping" as it costs nothing', () => {
    const cart = soundPrice();
    expect(cart.extras).toEqual([{ sku: 'shipping', title: 'Free shipping', amount: 0, included: 0 }]);
    expect(receiptOf(cart, 'delivery')).toEqual(['Free shipping 0']);
  });

  it('[C9.15] is the shipping row fedex-ground', () => {
    const rules = soundPrice().receipt.lines.filter(({ step }) => step === 'delivery');
    expect(rules.map(({ rule }) => rule)).toEqual(['fedex-ground']);
  });

  it('stands once on the receipt, however much is in the cart', () => {
    const lines = [line({ quantity: 100 }), line({ id: 'b', productId: 'plan', properties: [] })];
    expect(receiptOf(soundPrice({ lines }), 'delivery')).toHaveLength(1);
  });

  it('is not needed for an empty cart', () => {
    expect(soundPrice({ lines: [] }).extras).toEqual([]);
  });
});
