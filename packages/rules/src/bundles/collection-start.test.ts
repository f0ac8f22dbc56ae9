import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FindProduct } from '../options/product.ts';
import type { ChosenProperty } from '../options/property-names.ts';
import { COLLECTION, findSetSample } from '../testing/sample-sets.ts';
import type { Collection } from './collection.ts';
import { collectionItems } from './collection-items.ts';
import { collectionStart, matchingPieceChoice } from './collection-start.ts';

const PIECES = ['frame', 'nightstand', 'headboard'];

const start = (name: string, chosen: readonly ChosenProperty[], collection: Collection = COLLECTION) => {
  const product = findSetSample(name);
  if (!product) throw new Error(`no sample ${name}`);
  return collectionStart(collection, { product, chosen }, findSetSample);
};

const colored = (colors: Readonly<Record<string, string>>): Collection => ({
  ...COLLECTION,
  items: COLLECTION.items.map((item) =>
    item.productName === 'nightstand' ? { ...item, colorRule: { kind: 'map', colors } as const } : item,
  ),
});

const withoutQueen: FindProduct = (id) => {
  const product = findSetSample(id);
  const variants = Object.entries(product?.variants ?? {}).filter(
    ([, { chosen }]) => !chosen.some(({ value }) => value === 'queen'),
  );
  return product && { ...product, variants: Object.fromEntries(variants) };
};

describe('how a collection starts on the page of one of its pieces', () => {
  it('is in the size and the colour of the piece', () => {
    expect(
      start('frame', [
        { name: 'Size', value: 'king' },
        { name: 'Color', value: 'natural' },
      ]),
    ).toEqual({ size: 'king', color: 'natural' });
  });

  it('is in queen where the piece has no size', () => {
    expect(start('nightstand', [{ name: 'Color', value: 'walnut' }])).toEqual({
      size: 'queen',
      color: 'natural',
    });
  });

  it('is in the smallest size of all pieces where neither its own nor queen is common to them', () => {
    const beds: Collection = {
      ...COLLECTION,
      items: [
        { productName: 'premier-bundle', type: 'mattress', maximumQuantity: 1, colorRule: null },
        { productName: 'base', type: 'bedframe', maximumQuantity: 1, colorRule: null },
      ],
    };
    const startOf = (size: string, findByName: FindProduct) => {
      const product = findByName('premier-bundle');
      if (!product) throw new Error('there is no such sample');
      return collectionStart(beds, { product, chosen: [{ name: 'Size', value: size }] }, findByName);
    };
    expect(startOf('twin', findSetSample).size).toBe('queen');
    expect(startOf('twin', withoutQueen).size).toBe('twinXL');
    expect(startOf('king', withoutQueen).size).toBe('king');
  });

  it('is in the colour of the bed that goes with the piece, else in one that can be bought', () => {
    const white = [{ name: 'Color', value: 'white' }] as const;
    expect(start('nightstand', white, colored({ natural: 'white', grey: 'walnut' })).color).toBe('natural');
    expect(start('nightstand', white, colored({ grey: 'white', natural: 'walnut' })).color).toBe('natural');
    expect(start('frame', [{ name: 'Color', value: 'grey' }]).color).toBe('natural');
    expect(start('headboard', []).color).toBe('natural');
  });

  it('has no colour to follow where there is no bed', () => {
    const bedless = { ...COLLECTION, items: COLLECTION.items.slice(1) };
    expect(start('nightstand', [{ name: 'Color', value: 'walnut' }], bedless).color).toBe('walnut');
    expect(start('headboard', [], bedless).color).toBe('');
  });

  it('misses as little as it can where a piece cannot be had', () => {
    const items = [
      ...COLLECTION.items,
      { productName: 'elephant', type: 'dresser', maximumQuantity: 1, colorRule: null } as const,
    ];
    const choice = start('frame', [{ name: 'Size', value: 'twin' }], { ...COLLECTION, items });
    expect(collectionItems({ ...COLLECTION, items }, choice, findSetSample).missing).toEqual(['elephant']);
  });
});

describe('whatever was chosen', () => {
  it('every piece is in the collection when it can be had in some size and colour', () => {
    const text = fc.constantFrom('twin', 'queen', 'king', 'natural', 'grey', 'walnut', 'white', 'blue', '');
    fc.assert(
      fc.property(fc.constantFrom(...PIECES), text, text, (name, size, color) => {
        const choice = start(name, [
          { name: 'Size', value: size },
          { name: 'Color', value: color },
        ]);
        expect(collectionItems(COLLECTION, choice, findSetSample).missing).toEqual([]);
      }),
    );
  });
});

describe('how a collection goes with a piece as it was chosen', () => {
  const beside = (
    name: string,
    chosen: readonly ChosenProperty[],
    findByName: FindProduct = findSetSample,
  ) => {
    const product = findSetSample(name);
    if (!product) throw new Error(`no sample ${name}`);
    return matchingPieceChoice(COLLECTION, { product, chosen }, findByName);
  };

  it('is in its size and the color that goes with it, also where not all of it can be bought [C3.84]', () => {
    const chosen: ChosenProperty[] = [
      { name: 'Size', value: 'queen' },
      { name: 'Color', value: 'natural' },
    ];
    expect(beside('frame', chosen, withoutQueen)).toEqual({ size: 'queen', color: 'natural' });
  });

  it('is in the best size of the bed for a piece without sizes, and in any color for one without colors', () => {
    expect(beside('nightstand', [{ name: 'Color', value: 'walnut' }])).toEqual({
      size: 'queen',
      color: 'natural',
    });
    expect(beside('nightstand', [])?.size).toBe('queen');
  });

  it('is nothing where no color of the bed goes with it, and in its own where there is no bed', () => {
    const pink: ChosenProperty[] = [{ name: 'Color', value: 'pink' }];
    expect(beside('nightstand', pink)).toBeNull();
    expect(beside('nightstand', pink, () => null)).toEqual({ size: 'queen', color: 'pink' });
  });
});
