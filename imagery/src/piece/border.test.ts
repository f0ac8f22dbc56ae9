import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { Mesh } from 'three';
import { expect, test } from 'vitest';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { border } from './border.ts';

const products = shippedCatalogue().brands.find(({ key }) => key === 'halcyon')?.products ?? [];

const sidesOf = (name: string): Mesh[] => {
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(name);
  return border(specOfProduct(product), { width: 1.5, length: 2, bottom: 0, top: 0.3 });
};

/** How often the side goes in and out on its way around, a quarter of its height above the floor. */
const ribsOf = (name: string): number => {
  const position = sidesOf(name)[0]?.geometry.getAttribute('position');
  if (!position) return 0;
  const columns = Array.from({ length: position.count }, (_, index) => index).filter(
    (index) =>
      position.getY(index) === position.getY(Math.floor(position.count / 2)) && position.getZ(index) > 0.9,
  );
  const depths = columns.map((index) => position.getZ(index));
  return depths.filter((depth, index) => depth > (depths[index - 1] ?? 9) && depth > (depths[index + 1] ?? 9))
    .length;
};

test('Luxe and Ultra are ribbed, classics and Premier are not', () => {
  expect(ribsOf('luxe-memory-foam-mattress')).toBeGreaterThan(20);
  expect(ribsOf('ultra-memory-foam-mattress')).toBeGreaterThan(20);
  expect(ribsOf('mattress')).toBeLessThan(3);
  expect(ribsOf('premier-memory-foam-mattress')).toBeLessThan(3);
});

test('Premier and Ultra are in two colours, one above the other', () => {
  for (const name of ['premier-hybrid-mattress', 'ultra-hybrid-mattress'])
    expect(new Set(sidesOf(name).map(({ material }) => material)).size).toBe(2);
  for (const name of ['hybrid-mattress', 'luxe-hybrid-mattress']) expect(sidesOf(name)).toHaveLength(1);
});
