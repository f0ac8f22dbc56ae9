import type { PageCollection } from '@counterpane/contract/pages/page-state';
import { expect, test } from 'vitest';
import { findCollection, findOfferedCollection } from './find-collection.ts';

const BED = '0123456789abcdef01234567';

const inColor = (color: string): PageCollection => ({
  ...({} as PageCollection), // Only what is looked at.
  items: [
    {
      ...({} as PageCollection['items'][number]),
      item: {
        productID: BED,
        quantity: 1,
        properties: [
          { name: 'Size', value: 'queen', title: 'Queen' },
          { name: 'Color', value: color, title: color },
        ],
      },
    },
  ],
});
const [walnut, black] = ['walnut', 'black'].map(inColor) as [PageCollection, PageCollection];
const state = { collections: [walnut, black] };
const bed = (size: string, color: string) => ({
  productID: BED,
  properties: [
    { name: 'Size', value: size },
    { name: 'Color', value: color },
  ],
});

test('The collection of a page follows the size and the colour of its piece', () => {
  expect(findCollection(state, bed('queen', 'black'))).toBe(black);
  expect(findCollection(state, bed('queen', 'walnut'))).toBe(walnut);
  expect(findCollection(state, bed('king', 'walnut'))).toBe(null);
  expect(findCollection(state, { productID: BED })).toBe(walnut);
});

test('The collection that a page starts with is offered with what it starts with, and in the place of nothing else', () => {
  const started = { ...bed('twin', 'pine'), quantity: 1 };
  const properties = started.properties.map((choice) => ({ ...choice, title: '' }));
  const page = { ...state, collection: walnut, productItem: { ...started, properties } };
  expect(findOfferedCollection(page, bed('twin', 'pine'))).toBe(walnut);
  expect(findOfferedCollection(page, bed('twin', 'black'))).toBe(null);
  expect(findOfferedCollection(page, bed('queen', 'black'))).toBe(black);
});
