import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/sum.ts';
import { anyPicks } from '../testing/any-cart.ts';
import { line, linesFrom, pricingFacts, size } from '../testing/sample-carts.ts';
import { MATTRESS } from '../testing/sample-products.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';
import { basePrice } from './base-price.ts';

const EMPTY = { lines: [], extras: [], receipt: [], coupon: null };

describe('the price to begin with', () => {
  it('is the list price of the first option, times the quantity', () => {
    const draft = basePrice(EMPTY, pricingFacts({ lines: [line({ quantity: 3 })] }));
    expect(draft.lines[0]).toMatchObject({ id: 'line-1', quantity: 3, running: 171_000, isGift: false });
    expect(receiptOf(soundPrice({ lines: [line({ quantity: 3 })] }), 'base-price')).toEqual([
      'units: 3, Calm mattress 171000',
    ]);
  });

  it('does not count one of a thing on the receipt', () => {
    expect(receiptOf(soundPrice(), 'base-price')).toEqual(['Calm mattress 57000']);
  });

  it('is that of the first that is made', () => {
    const { [Object.keys(MATTRESS.variants)[0] ?? '']: _twin, ...variants } = MATTRESS.variants;
    const cart = soundPrice({ findProduct: () => ({ ...MATTRESS, variants, gifts: [] }) });
    expect(receiptOf(cart, 'base-price')).toEqual(['Calm mattress 64000']);
    expect(receiptOf(cart, 'options')).toEqual(['queen 35500']);
  });

  it('leaves out a product that is gone and a size that is not made', () => {
    const lines = [
      line({ id: 'gone', productId: 'elephant' }),
      line({ id: 'emperor', properties: size('emperor') }),
      line(),
    ];
    expect(basePrice(EMPTY, pricingFacts({ lines })).lines.map(({ id }) => id)).toEqual(['line-1']);
    expect(soundPrice({ lines }).totalPrice).toBe(99_500);
  });

  it('stands in the order in which a cart is shown', () => {
    const lines = [line({ id: 'a', productId: 'plan', properties: [] }), line({ id: 'b' })];
    const draft = basePrice(EMPTY, pricingFacts({ lines }));
    expect(draft.lines.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(draft.receipt.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['b', 'a']);
  });

  it('keeps what a line is for', () => {
    const lines = [line(), line({ id: 'plan-1', productId: 'plan', properties: [], forItem: 'line-1' })];
    expect(basePrice(EMPTY, pricingFacts({ lines })).lines.map(({ forItem }) => forItem)).toEqual([
      null,
      'line-1',
    ]);
  });

  it('leaves extras and coupon of the draft as they are', () => {
    const extras = [
      { sku: 'wgs' as const, title: 'White glove service' as const, amount: 14_900, included: 0 },
    ];
    expect(basePrice({ ...EMPTY, extras }, pricingFacts()).extras).toBe(extras);
  });

  it('doubles when everything is bought twice, and is all told on the receipt', () => {
    fc.assert(
      fc.property(anyPicks, (picks) => {
        const totalOf = (list: typeof picks) => {
          const { lines, receipt } = basePrice(EMPTY, pricingFacts({ lines: linesFrom(list) }));
          const goods = sum(lines.map(({ running }) => running));
          expect(sum(receipt.map(({ amount }) => amount))).toBe(goods);
          return goods;
        };
        const twice = picks.map((pick) => ({ ...pick, quantity: 2 * pick.quantity }));
        expect(totalOf(twice)).toBe(2 * totalOf(picks));
      }),
    );
  });
});
