import type { PageCollection } from '@counterpane/contract/pages/page-state';
import { expect, test } from 'vitest';
import { findCollection } from './find-collection.ts';

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
