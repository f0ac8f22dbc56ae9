import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import { findVariant } from '../options/find-variant.ts';
import { size } from '../testing/sample-carts.ts';
import { findSample, MATTRESS, PLAN, sampleProduct } from '../testing/sample-products.ts';
import { type GiftFacts, giftsFor } from './gifts-for.ts';

const FACTS: GiftFacts = { findProduct: findSample, flags: flagsWith(), giftBundleId: null };

/** The gifts of so many mattresses in a size, as `2 pillow standard`. */
const giftsOf = (mattressSize: string, quantity = 1, facts: Partial<GiftFacts> = {}) =>
  giftsFor(MATTRESS, size(mattressSize), quantity, { ...FACTS, ...facts }).map(
    ({ product, properties, quantity: count }) =>
      [count, product.id, ...properties.map(({ value }) => value)].join(' '),
  );

describe('what comes free with a mattress', () => {
  it('is a sheet set, two pillows and a protector for a queen', () => {
    expect(giftsOf('queen')).toEqual(['1 sheets queen white', '2 pillow standard', '1 protector queen']);
  });

  it('is one pillow for a twin', () => {
    expect(giftsOf('twin')).toEqual(['1 sheets twin white', '1 pillow standard', '1 protector twin']);
  });

  it('counts a split king as two twin XL [C5.07]', () => {
    expect(giftsOf('splitKing')).toEqual(['2 sheets twinXL white', '2 pillow king', '2 protector twinXL']);
  });

  it('is one split-king set with the flag, where sheets and protector are made for it, and never both [C5.08]', () => {
    const sized = (id: string, kind: 'sheets' | 'protector') =>
      sampleProduct({ id, title: id, kind, options: { Size: ['twinXL', 'splitKing'] }, prices: {} });
    const made = [sized('sheets', 'sheets'), sized('protector', 'protector')];
    const findProduct = (id: string) => made.find((product) => product.id === id) ?? findSample(id);
    const withFlag = (splitKingGift: boolean) =>
      giftsOf('splitKing', 1, { findProduct, flags: flagsWith({ splitKingGift }) });
    expect(withFlag(false)).toEqual(['2 sheets twinXL', '2 pillow king', '2 protector twinXL']);
    expect(withFlag(true)).toEqual(['1 sheets splitKing', '2 pillow king', '1 protector splitKing']);
    expect(giftsOf('splitKing', 1, { flags: flagsWith({ splitKingGift: true }) })).toEqual(
      giftsOf('splitKing'),
    );
  });

  it('is the gift bundle of the brand while gifts are not the extras of the product', () => {
    const bundle = sampleProduct({
      id: 'serenity',
      title: 'Serenity Bundle',
      kind: 'sleep-bundle',
      options: { Size: ['queen', 'twinXL'] },
      prices: {},
    });
    const findProduct = (id: string) => (id === 'serenity' ? bundle : findSample(id));
    const flags = flagsWith({ giftFromExtrasSwitcher: false });
    const facts = { findProduct, flags, giftBundleId: 'serenity' };
    expect(giftsOf('queen', 1, facts)).toEqual(['1 serenity queen']);
    expect(giftsOf('splitKing', 1, facts)).toEqual(['2 serenity twinXL']);
    expect(giftsOf('queen', 1, { ...facts, giftBundleId: null })).toEqual([]);
    expect(giftsFor({ ...PLAN, gifts: ['pillow'] }, [], 1, { ...FACTS, ...facts })).toHaveLength(1);
  });

  it('comes once for each mattress', () => {
    expect(giftsOf('queen', 3)).toEqual(['3 sheets queen white', '6 pillow standard', '3 protector queen']);
  });

  it('leaves out what does not fit the bed', () => {
    expect(giftsOf('calKing')).toEqual(['1 sheets calKing white', '2 pillow king']);
  });

  it('is nothing for a product that brings no gifts', () => {
    expect(giftsFor(PLAN, [], 1, FACTS)).toEqual([]);
  });

  it('leaves out a gift that is no longer sold', () => {
    const mattress = { ...MATTRESS, gifts: ['elephant', 'pillow'] };
    const gifts = giftsFor(mattress, size('queen'), 1, FACTS);
    expect(gifts.map(({ product }) => product.id)).toEqual(['pillow']);
  });

  it('comes in the first size when the product that brings it has no size', () => {
    const plan = { ...PLAN, gifts: ['pillow'] };
    expect(giftsFor(plan, [], 2, FACTS)).toMatchObject([{ properties: size('standard'), quantity: 2 }]);
  });

  it('comes as it is when it has no size', () => {
    const mattress = { ...MATTRESS, gifts: ['plan'] };
    expect(giftsFor(mattress, size('queen'), 1, FACTS)).toMatchObject([{ properties: [], quantity: 1 }]);
  });

  it('leaves out a gift that has a property without options', () => {
    const empty = sampleProduct({ id: 'e', title: 'E', kind: 'bedding', options: { Color: [] }, prices: {} });
    expect(giftsFor({ ...PLAN, gifts: ['e'] }, [], 1, { ...FACTS, findProduct: () => empty })).toEqual([]);
  });

  it('is always something that exists', () => {
    const sizes = MATTRESS.properties.flatMap(({ options }) => options.map(({ value }) => value));
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.integer({ min: 1, max: 100 }), (each, quantity) => {
        const gifts = giftsFor(MATTRESS, size(each), quantity, FACTS);
        expect(gifts.every(({ product, properties }) => findVariant(product, properties).ok)).toBe(true);
        expect(gifts.every((gift) => gift.quantity % quantity === 0)).toBe(true);
      }),
    );
  });
});
