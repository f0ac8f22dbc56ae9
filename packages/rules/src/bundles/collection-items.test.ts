import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVariant } from '../options/find-variant.ts';
import { SOLD_OUT, sampleProduct } from '../testing/sample-products.ts';
import { COLLECTION, findSetSample, HEADBOARD } from '../testing/sample-sets.ts';
import { COLLECTION_TYPES } from './collection.ts';
import { type CollectionChoice, collectionItems } from './collection-items.ts';

const pick = (changes: Partial<CollectionChoice> = {}) =>
  collectionItems(COLLECTION, { size: 'queen', color: 'natural', ...changes }, findSetSample);
const texts = (changes: Partial<CollectionChoice> = {}) =>
  pick(changes).items.map(({ productID, quantity, properties }) =>
    [quantity, productID, ...properties.map(({ value }) => value)].join(' '),
  );

describe('the items of a collection', () => {
  it('are its pieces by name, type, greatest quantity and colour rule [C3.39]', () => {
    expect(texts()).toEqual(['1 frame queen natural', '2 nightstand walnut', '1 headboard queen linen']);
    expect(COLLECTION.items.every(({ type }) => COLLECTION_TYPES.includes(type))).toBe(true);
  });

  it('follow the colour of the bed frame by their rules', () => {
    expect(texts({ color: 'Natural' })[1]).toBe('2 nightstand walnut');
    const same = {
      ...COLLECTION,
      items: COLLECTION.items.map((item) => ({ ...item, colorRule: { kind: 'same' } as const })),
    };
    expect(collectionItems(same, { size: 'queen', color: 'natural' }, findSetSample).missing).toEqual([
      'nightstand',
      'headboard',
    ]);
  });

  it('come in the chosen size where they have sizes', () => {
    expect(texts({ size: 'king' })).toEqual([
      '1 frame king natural',
      '2 nightstand walnut',
      '1 headboard king linen',
    ]);
    expect(pick({ size: 'twin' })).toMatchObject({ missing: ['frame', 'headboard'] });
  });

  it('are missing when they cannot be bought like this, or are not sold any more', () => {
    expect(pick({ color: 'grey' }).missing).toEqual(['frame']);
    const items = [
      {
        ...COLLECTION.items[0],
        productName: 'elephant',
        type: 'chest',
        maximumQuantity: 1,
        colorRule: null,
      } as const,
    ];
    expect(
      collectionItems({ ...COLLECTION, items }, { size: 'queen', color: 'white' }, findSetSample),
    ).toEqual({
      items: [],
      missing: ['elephant'],
      soldOut: [],
    });
  });

  it('are told apart by whether they are sold out or not made like this [C3.84]', () => {
    const variants = Object.entries(HEADBOARD.variants).map(([sku, variant]) => [
      sku,
      { ...variant, availability: SOLD_OUT },
    ]);
    const gone = { ...HEADBOARD, variants: Object.fromEntries(variants) };
    const find = (name: string) => (name === HEADBOARD.name ? gone : findSetSample(name));
    const missingIn = (size: string) => {
      const { missing, soldOut } = collectionItems(COLLECTION, { size, color: 'natural' }, find);
      return { missing, soldOut };
    };
    expect(missingIn('queen')).toEqual({ missing: ['headboard'], soldOut: ['headboard'] });
    expect(missingIn('twin')).toEqual({ missing: ['frame', 'headboard'], soldOut: [] });
  });

  it('are as many as the shopper wants, up to the greatest quantity, and none when there should be none', () => {
    expect(texts({ quantities: { nightstand: 1 } })[1]).toBe('1 nightstand walnut');
    expect(texts({ quantities: { nightstand: 9, frame: 9 } })).toMatchObject([
      '1 frame queen natural',
      '2 nightstand walnut',
      {},
    ]);
    expect(texts({ quantities: { nightstand: 0, frame: -1 } })).toEqual(['1 headboard queen linen']);
  });

  it('start with no more of a piece than there are; more can be asked for, and the cart says that it is short', () => {
    const oneLeft = sampleProduct({
      id: 'nightstand',
      title: 'Nightstand',
      kind: 'nightstand',
      options: { Color: ['walnut', 'white'] },
      prices: { walnut: [19_900, 15_900], white: [19_900, 15_900] },
      units: { walnut: 1 },
    });
    const find = (name: string) => (name === oneLeft.name ? oneLeft : findSetSample(name));
    const nightstands = (quantities: NonNullable<CollectionChoice['quantities']>) =>
      collectionItems(COLLECTION, { size: 'queen', color: 'natural', quantities }, find)
        .items.filter(({ productID }) => productID === oneLeft.id)
        .map(({ quantity }) => quantity);
    expect(nightstands({})).toEqual([1]);
    expect(nightstands({ nightstand: 2 })).toEqual([2]);
  });

  it('always exist, and never exceed what the collection sells', () => {
    const anyChoice = fc.record({
      size: fc.constantFrom('twin', 'queen', 'king'),
      color: fc.constantFrom('natural', 'grey', 'white'),
      quantities: fc.dictionary(fc.constantFrom('frame', 'nightstand'), fc.integer({ min: -2, max: 5 })),
    });
    fc.assert(
      fc.property(anyChoice, (choice) => {
        for (const { productID, quantity, properties } of pick(choice).items) {
          const product = findSetSample(productID);
          expect(product && findVariant(product, properties).ok).toBe(true);
          const item = COLLECTION.items.find(({ productName }) => productName === productID);
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(item?.maximumQuantity ?? 0);
        }
      }),
    );
  });
});
