import { readFileSync } from 'node:fs';
import type { RankedFor } from '@counterpane/rules/recommendations/rank-recommendations';
import { expect, it } from 'vitest';
import { madeUpBaskets } from './made-up-baskets.ts';

const PRODUCTS: readonly RankedFor[] = [
  { key: 'mattress', kind: 'mattress' },
  { key: 'protector', kind: 'protector' },
  { key: 'pillow', kind: 'pillow' },
];

it('Baskets are the same for a seed, and have each thing once', () => {
  const baskets = madeUpBaskets(PRODUCTS, 50, 'one');
  expect(madeUpBaskets(PRODUCTS, 50, 'one')).toEqual(baskets);
  expect(madeUpBaskets(PRODUCTS, 50, 'other')).not.toEqual(baskets);
  for (const { items } of baskets) expect(new Set(items).size).toBe(items.length);
  expect(baskets.some(({ items }) => items.length > 1)).toBe(true);
});

it('Baskets are not drawn from the table that is measured with them', () => {
  const source = readFileSync(new URL('made-up-baskets.ts', import.meta.url), 'utf8');
  expect(source).not.toContain('complement');
});
