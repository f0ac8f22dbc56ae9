import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUND } from '../delivery/delivery-choice.ts';
import type { FindProduct } from '../options/product.ts';
import { anyPicks } from '../testing/any-cart.ts';
import { coupon, line, linesFrom, percentOff, size } from '../testing/sample-carts.ts';
import { findSample } from '../testing/sample-products.ts';
import { ADJUSTABLE_SET, findSetSample, setFacts, setLine } from '../testing/sample-sets.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';
import { priceCart } from './price-cart.ts';

describe('ground delivery', () => {
  it('is labelled "Free shipping" as it costs nothing [C9.16]', () => {
    const cart = soundPrice();
    expect(cart.extras).toEqual([{ sku: 'shipping', title: 'Free shipping', amount: 0, included: 0 }]);
    expect(receiptOf(cart, 'delivery')).toEqual(['Free shipping 0']);
  });

  it('is the shipping row fedex-ground [C9.15]', () => {
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

describe('a region that only a partner goes to', () => {
  it('has one way of delivery, named for what it is', () => {
    const cart = soundPrice({ delivery: { ...GROUND, option: 'partner' } });
    expect(cart.extras).toEqual([
      { sku: 'shipping', title: 'Delivered by our partner', amount: 0, included: 0 },
    ]);
    expect(cart.receipt.lines.find(({ step }) => step === 'delivery')?.rule).toBe('distribution-partner');
  });
});

describe('white glove service', () => {
  const tariff = { first: 14_900, additional: 4_500 };
  const whiteGlove = { option: 'white-glove', tariff, removal: null } as const;
  const findProduct: FindProduct = (id) => {
    const product = findSample(id);
    return product && { ...product, extrasMarkers: product.kind === 'mattress' ? ['wgs'] : [] };
  };
  const priced = (changes: Parameters<typeof soundPrice>[0]) => soundPrice({ findProduct, ...changes });

  it('takes the place of the ground row, with what it costs [K3.45]', () => {
    const cart = priced({ delivery: whiteGlove });
    expect(cart.extras).toEqual([{ sku: 'wgs', title: 'White glove service', amount: 14_900, included: 0 }]);
    expect(receiptOf(cart, 'delivery')).toEqual(['white_glove: 1 14900']);
    expect(cart.totalPrice).toBe(priced({}).totalPrice + 14_900);
  });

  it('names on the receipt how many items are carried in', () => {
    const cart = priced({ delivery: whiteGlove, lines: [line({ quantity: 3 })] });
    expect(receiptOf(cart, 'delivery')).toEqual(['white_glove: 3 23900']);
  });

  it('is not there where a state has none, nor when nothing is large', () => {
    const nowhere = priced({ delivery: { ...whiteGlove, tariff: null } });
    const pillow = line({ productId: 'pillow', properties: size('king') });
    for (const cart of [nowhere, priced({ delivery: whiteGlove, lines: [pillow] })])
      expect(receiptOf(cart, 'delivery')).toEqual(['Free shipping 0']);
  });

  it('is nothing that anybody gets without asking: ground is the default [K3.43]', () => {
    expect(GROUND).toEqual({ option: 'ground', tariff: null, removal: null });
    expect(receiptOf(priced({ delivery: { ...whiteGlove, option: 'ground' } }), 'delivery')).toEqual([
      'Free shipping 0',
    ]);
  });
});

describe('white glove service for a set with a flat amount', () => {
  it('is for the very sets that saved, whatever coupons make of prices', () => {
    // For nothing both mattresses are worth the same: looked for again, the set would be the other one.
    const isLarge = (id: string) => id === 'mattress' || id === 'base';
    const facts = setFacts({
      lines: [setLine('mattress', 'queen'), setLine('ultra', 'queen'), setLine('base', 'queen')],
      findProduct: (id) => {
        const product = findSetSample(id);
        return product && { ...product, extrasMarkers: isLarge(id) ? ['wgs'] : [] };
      },
      coupon: coupon({ benefit: percentOff(10_000) }),
      bundles: [{ ...ADJUSTABLE_SET, whiteGloveAmount: 29_900 }],
      delivery: { option: 'white-glove', tariff: { first: 14_900, additional: 4500 }, removal: null },
    });
    expect(priceCart(facts).extras[0]?.amount).toBe(29_900 + 14_900);
    expect(priceCart({ ...facts, coupon: null }).extras[0]?.amount).toBe(29_900 + 14_900);
  });
});

describe('the removal of an old mattress', () => {
  const removal = { ...GROUND, removal: 4_900 };

  it('is an extra of its own, for each mattress that comes', () => {
    const cart = soundPrice({ delivery: removal, lines: [line({ quantity: 2 })] });
    expect(cart.extras).toContainEqual({
      sku: 'removal',
      title: 'Mattress removal',
      amount: 9_800,
      included: 0,
    });
    expect(receiptOf(cart, 'delivery')).toEqual(['Free shipping 0', 'removals: 2 9800']);
    expect(receiptOf(soundPrice({ delivery: removal }), 'delivery')).toContain('Mattress removal 4900');
  });

  it('is not there when no mattress comes', () => {
    const pillow = line({ productId: 'pillow', properties: size('king') });
    expect(receiptOf(soundPrice({ delivery: removal, lines: [pillow] }), 'delivery')).toEqual([
      'Free shipping 0',
    ]);
  });
});

describe('how anything is delivered', () => {
  const choices = fc.record({
    option: fc.constantFrom('ground', 'white-glove'),
    tariff: fc.option(fc.record({ first: fc.nat(50_000), additional: fc.nat(20_000) })),
    removal: fc.option(fc.nat(20_000)),
  });
  const findProduct: FindProduct = (id) => {
    const product = findSample(id);
    const isLarge = product?.kind === 'mattress' || product?.kind === 'foundation';
    return product && { ...product, extrasMarkers: isLarge ? ['wgs'] : [] };
  };

  it('costs what its own rows say: the goods cost what they cost on the ground', () => {
    fc.assert(
      fc.property(anyPicks, choices, (picks, choice) => {
        const facts = { lines: linesFrom(picks), findProduct };
        const [ground, asked] = [soundPrice(facts), soundPrice({ ...facts, delivery: choice })];
        const added = asked.extras.reduce((sum, { amount }) => sum + amount, 0);
        expect(asked.lines).toEqual(ground.lines);
        expect(asked.totalPrice).toBe(ground.totalPrice + added);
      }),
    );
  });

  it('takes away as many old mattresses as when each line came by itself', () => {
    fc.assert(
      fc.property(anyPicks, fc.nat(20_000), (picks, removal) => {
        const lines = linesFrom(picks.map((pick) => ({ ...pick, parent: null })));
        const removalOf = (some: typeof lines) =>
          soundPrice({ lines: some, delivery: { ...GROUND, removal } }).extras.find(
            ({ sku }) => sku === 'removal',
          )?.amount ?? 0;
        const apart = lines.reduce((sum, each) => sum + removalOf([each]), 0);
        expect(removalOf(lines)).toBe(apart);
      }),
    );
  });

  it('is by one carrier, and for an empty cart by none', () => {
    fc.assert(
      fc.property(anyPicks, choices, (picks, choice) => {
        const { lines, extras } = soundPrice({ lines: linesFrom(picks), findProduct, delivery: choice });
        const carriers = extras.filter(({ sku }) => sku === 'shipping' || sku === 'wgs');
        expect(carriers).toHaveLength(lines.length === 0 ? 0 : 1);
      }),
    );
  });
});
