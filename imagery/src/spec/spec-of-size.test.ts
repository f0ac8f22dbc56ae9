import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { INCH } from '../form/units.ts';
import { buildModel } from '../model/build-model.ts';
import { specOfProduct } from './spec-of-product.ts';
import { type PlacedSpec, specsOfSize } from './spec-of-size.ts';

const specOf = (name: string) => {
  const product = shippedCatalogue()
    .brands.find(({ key }) => key === 'halcyon')
    ?.products.find((one) => one.name === name);
  if (!product) throw new Error(`the catalogue has no ${name}`);
  return specOfProduct(product);
};

const inchesOf = (placed: readonly PlacedSpec[]): number[] => {
  const { x, y, z } = new Box3().setFromObject(buildModel(placed), true).getSize(new Vector3());
  return [x, y, z].map((metres) => metres / INCH);
};

test('a mattress in the size that is measured is as the catalogue has it', () => {
  const queen = specOf('mattress');
  expect(specsOfSize(queen, { width: 0, length: 0 }, false)).toEqual([{ spec: queen, x: 0 }]);
});

test('a king is wider and no longer, a twin is narrower and shorter', () => {
  const [width = 0, height = 0, length = 0] = inchesOf(
    specsOfSize(specOf('mattress'), { width: 16, length: 0 }, false),
  );
  expect(width).toBeCloseTo(76, -0.5);
  expect(length).toBeCloseTo(80, -0.5);
  expect(height).toBeCloseTo(12, -0.5);
  const twin = inchesOf(specsOfSize(specOf('mira-panel-bed'), { width: -21, length: -5 }, false));
  expect(twin[0]).toBeCloseTo(65 - 21, -0.5);
  expect(twin[2]).toBeCloseTo(86 - 5, -0.5);
});

test('a split king is two mattresses side by side, together as wide as a king', () => {
  const halves = specsOfSize(specOf('mattress'), { width: 16, length: 0 }, true);
  expect(halves.map(({ spec }) => Math.round(spec.width / INCH))).toEqual([38, 38]);
  expect(halves[0]?.x).toBeLessThan(0);
  expect(inchesOf(halves)[0]).toBeCloseTo(76, -0.5);
});
