import { expect, test } from 'vitest';
import { siblingAxes } from './product-siblings.ts';

const sibling = (material: string, firmness: string | null) => ({
  material,
  materialTitle: material,
  firmness,
  firmnessTitle: firmness,
  url: `/mattress/${material}/${firmness}`,
});

const aurelle = ['foam', 'hybrid'].flatMap((material) =>
  ['soft', 'firm'].map((firmness) => sibling(material, firmness)),
);

const pageAt = (url: string, siblings = aurelle) => ({
  // Only its address is asked for.
  product: { metadata: { url } } as Parameters<typeof siblingAxes>[0]['product'],
  siblings,
});

test('a mattress leads to its other materials and its other firmnesses, one at a time', () => {
  const [material, firmness] = siblingAxes(pageAt('/mattress/hybrid/soft'));
  expect(material?.products.map(({ url, isHere }) => [url, isHere])).toEqual([
    ['/mattress/foam/soft', false],
    ['/mattress/hybrid/soft', true],
  ]);
  expect(firmness?.products.map(({ title }) => title)).toEqual(['soft', 'firm']);
});

test('a model in one form only has nothing to choose', () => {
  expect(siblingAxes(pageAt('/mattress/foam/null', [sibling('foam', null)]))).toEqual([]);
  expect(siblingAxes(pageAt('/pillow', []))).toEqual([]);
});
