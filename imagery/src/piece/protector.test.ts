import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { makeOf, protector, protectorDrawnTight } from './protector.ts';

const sold = shippedCatalogue().brands.flatMap(({ key, products }) =>
  products
    .map((product) => specOfProduct(product))
    .filter(({ shape }) => shape === 'protector')
    .map((spec) => ({ name: `${key}/${spec.name}`, spec })),
);

describe.each(sold)('$name', ({ spec }) => {
  const sizeOf = (thing: ReturnType<typeof protector>) =>
    new Box3().setFromObject(thing, true).getSize(new Vector3());

  test('has a corner turned back over its top, and none where it is drawn tight', () => {
    expect(sizeOf(protector(spec)).y).toBeGreaterThan(sizeOf(protectorDrawnTight(spec)).y + 0.05);
  });

  test('fits the mattress it is measured for', () => {
    const { x, z } = sizeOf(protectorDrawnTight(spec));
    expect(Math.abs(x - spec.width)).toBeLessThan(0.06);
    expect(Math.abs(z - spec.length)).toBeLessThan(0.06);
  });
});

test('the protectors of one brand are of different makes', () => {
  const halcyon = sold.filter(({ name }) => name.startsWith('halcyon/')).map(({ spec }) => makeOf(spec));
  expect(halcyon.toSorted()).toEqual(['encasement', 'quilted', 'smooth']);
});
