import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { expect, test } from 'vitest';
import { differs, specificationOf, specificationTitles, starsToCompare } from './compare-rows.ts';

type Bed = PartsOf<'compare'>['beds'][number];

const bed = (changes: Partial<Bed>): Bed => ({
  ...{ name: 'bed', title: 'Bed', url: '/bed', picture: { url: '/a.webp', alt: '', tint: null } },
  ...{
    card: null,
    reviews: { total: 0, average: 0, isSample: false },
    feel: null,
    height: 12,
    pounds: null,
    material: null,
    gifts: [],
  },
  ...{ trial: null, warranty: null, suits: null, specifications: [] },
  ...changes,
});

test('a fact differs where one product has another value, or none', () => {
  expect(differs([bed({}), bed({})], ({ height }) => height)).toBe(false);
  expect(differs([bed({}), bed({ height: 10 })], ({ height }) => height)).toBe(true);
  expect(differs([bed({}), bed({ height: null })], ({ height }) => height)).toBe(true);
  expect(differs([bed({ gifts: ['Sheets'] }), bed({ gifts: ['Sheets'] })], ({ gifts }) => gifts)).toBe(false);
});

test('what pages say of products is compared title by title', () => {
  const beds = [
    bed({ specifications: [{ title: 'Fill', text: 'Down' }] }),
    bed({
      specifications: [
        { title: 'Cover', text: 'Cotton' },
        { title: 'Fill', text: 'Foam' },
      ],
    }),
  ];
  expect(specificationTitles(beds)).toEqual(['Fill', 'Cover']);
  expect(beds.map((one) => specificationOf(one, 'Cover'))).toEqual([null, 'Cotton']);
});

test('stars differ where they are shown as others, and not by how many gave them', () => {
  const rated = (total: number, average: number) => bed({ reviews: { total, average, isSample: false } });
  expect(differs([rated(3, 4.67), rated(200, 4.71)], starsToCompare)).toBe(false);
  expect(differs([rated(3, 4.67), rated(3, 4.4)], starsToCompare)).toBe(true);
  expect(differs([rated(3, 4.67), bed({})], starsToCompare)).toBe(true);
});
