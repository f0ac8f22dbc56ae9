import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FindProduct } from '../options/product.ts';
import { demandTimes, sumDemand } from '../stock/demand.ts';
import { anyPicks } from '../testing/any-cart.ts';
import { amountOff, coupon, line, linesFrom, promotion, size } from '../testing/sample-carts.ts';
import { findSample, sampleProduct } from '../testing/sample-products.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';

const titlesOf = (cart: ReturnType<typeof soundPrice>) =>
  cart.lines.map(({ quantity, variant }) => `${quantity} ${variant.sku}`);

describe('gifts in a cart', () => {
  it('stand behind the mattress that brings them, at no price', () => {
    const cart = soundPrice();
    expect(titlesOf(cart)).toEqual([
      '1 mattress-s:queen',
      '1 sheets-s:queen/c:white',
      '2 pillow-s:standard',
      '1 protector-s:queen',
    ]);
    expect(cart.totalPrice).toBe(99_500);
    expect(cart.lines.slice(1).every(({ isGift, forItem }) => isGift && forItem === 'line-1')).toBe(true);
  });

  it('have ids of their own that are the same every time', () => {
    const ids = soundPrice().lines.map(({ id }) => id);
    expect(ids).toEqual(['line-1', 'line-1-gift-1', 'line-1-gift-2', 'line-1-gift-3']);
    expect(soundPrice().lines.map(({ id }) => id)).toEqual(ids);
  });

  it('are told on the receipt with what brings them', () => {
    expect(receiptOf(soundPrice(), 'gifts')).toEqual([
      'gift: 1, Sheet set, Calm mattress 0',
      'gift: 2, Pillow, Calm mattress 0',
      'gift: 1, Protector, Calm mattress 0',
    ]);
  });

  it('come for each mattress', () => {
    const cart = soundPrice({ lines: [line({ quantity: 2 })] });
    expect(titlesOf(cart).slice(1)).toEqual([
      '2 sheets-s:queen/c:white',
      '4 pillow-s:standard',
      '2 protector-s:queen',
    ]);
  });

  it('are left out when they cannot be had now', () => {
    const cart = soundPrice({ lines: [line({ properties: size('king') })] });
    expect(titlesOf(cart)).toEqual(['1 mattress-s:king', '1 sheets-s:king/c:white', '2 pillow-s:king']);
  });

  it('give way to an upgrade that takes their place, for as many mattresses as it goes with', () => {
    const bundle = sampleProduct({
      id: 'premier',
      title: 'Premier Bundle',
      kind: 'sleep-bundle',
      prices: { one: [40_000, 30_000] },
      markers: ['replaces-gifts'],
    });
    const findProduct = (id: string) => (id === 'premier' ? bundle : findSample(id));
    const upgrade = line({ id: 'up', productId: 'premier', properties: [], forItem: 'line-1' });
    const cart = (quantity: number) =>
      titlesOf(soundPrice({ lines: [line({ quantity }), upgrade], findProduct }));
    expect(cart(1)).toEqual(['1 mattress-s:queen', '1 premier']);
    expect(cart(2).slice(1)).toEqual([
      '1 sheets-s:queen/c:white',
      '2 pillow-s:standard',
      '1 protector-s:queen',
      '1 premier',
    ]);
  });

  it('come as far as they go when there are too few, and the receipt says so', () => {
    const rare = sampleProduct({
      id: 'pillow',
      title: 'Pillow',
      kind: 'pillow',
      options: { Size: ['standard'] },
      prices: { standard: [7500, 6000] },
      units: { standard: 3 },
    });
    const findProduct = (id: string) => (id === 'pillow' ? rare : findSample(id));
    const cart = soundPrice({ lines: [line({ quantity: 2 })], findProduct });
    expect(titlesOf(cart)).toContain('3 pillow-s:standard');
    expect(receiptOf(cart, 'gifts')).toContain('gift: 4, Pillow, Calm mattress, 3 0');
    const bought = line({ id: 'p', productId: 'pillow', properties: size('standard'), quantity: 3 });
    const without = soundPrice({ lines: [line(), bought], findProduct });
    expect(titlesOf(without).filter((each) => each.includes('pillow'))).toEqual(['3 pillow-s:standard']);
    expect(receiptOf(without, 'gifts')).toContain('gift: 2, Pillow, Calm mattress, 0 0');
  });

  it('go with the mattress that brought them', () => {
    const pillow = line({ id: 'line-2', productId: 'pillow', properties: size('king') });
    expect(titlesOf(soundPrice({ lines: [pillow] }))).toEqual(['1 pillow-s:king']);
  });

  it('stay free under every sale and every coupon', () => {
    const cart = soundPrice({
      promotions: [
        promotion(),
        promotion({ id: 'p', lane: 'b', benefit: { type: 'percent', basisPoints: 5000 } }),
      ],
      coupon: coupon({ benefit: amountOff(5000) }),
    });
    const given = cart.lines.filter(({ isGift }) => isGift);
    expect(given.map(({ running, couponDiscount }) => [running, couponDiscount])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('count as value and saving, and not as items', () => {
    const cart = soundPrice();
    // List prices: mattress 995, sheets 99, two pillows at 75.33, protector 99.
    expect(cart.totalValue).toBe(99_500 + 9900 + 2 * 7533 + 9900);
    expect(cart.totalSavings).toBe(9900 + 2 * 7533 + 9900);
    expect(cart.itemsCount).toBe(1);
    expect(cart.totalDiscount).toBe(0);
  });
});

describe('the gifts of any cart', () => {
  const findGiftless: FindProduct = (id) => {
    const product = findSample(id);
    return product && { ...product, gifts: [] };
  };

  it('change no price and nothing of what was bought', () => {
    fc.assert(
      fc.property(anyPicks, (picks) => {
        const lines = linesFrom(picks);
        const [given, bare] = [soundPrice({ lines }), soundPrice({ lines, findProduct: findGiftless })];
        expect(given.totalPrice).toBe(bare.totalPrice);
        const bought = given.lines.filter(({ isGift }) => !isGift);
        expect(bought.map(({ id, running }) => [id, running])).toEqual(
          bare.lines.map(({ id, running }) => [id, running]),
        );
      }),
    );
  });

  it('are never more than what is left once everything bought is taken', () => {
    fc.assert(
      fc.property(anyPicks, (picks) => {
        const { lines } = soundPrice({ lines: linesFrom(picks) });
        const takenBy = (some: typeof lines) =>
          sumDemand(some.flatMap(({ variant, quantity }) => demandTimes(variant.demand, quantity)));
        const bought = takenBy(lines.filter(({ isGift }) => !isGift));
        for (const { stockItem, units } of takenBy(lines.filter(({ isGift }) => isGift))) {
          const sold = bought.find((one) => one.stockItem === stockItem)?.units ?? 0;
          expect(units + sold).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
