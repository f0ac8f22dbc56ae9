import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3 } from 'three';
import { expect, test } from 'vitest';
import { bareBed, houseBed } from '../room/bedroom.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { highestOf, mattress } from './mattress.ts';
import type { PieceSpec } from './piece-spec.ts';
import { firmnessOf } from './quilt.ts';

const { brands } = shippedCatalogue();
const mattresses = brands.flatMap(({ key, products }) =>
  products
    .filter(({ appearance, kind, plan }) => appearance.shape === 'mattress' && kind === 'mattress' && !plan)
    .map((product) => [`${key} ${product.name}`, specOfProduct(product)] as const),
);

const style = brands.find(({ key }) => key === 'halcyon')?.room;
if (!style) throw new Error('Halcyon has no rooms');

test.each(mattresses)('what lies on %s lies on its quilting, not in it', (_, spec) => {
  const { parts, top } = bareBed(houseBed(style, spec.width, spec.length), spec);
  const [, lying] = parts;
  if (!lying) throw new Error('There is no mattress');
  const above = top.top - new Box3().setFromObject(lying, true).max.y;
  expect(above).toBeGreaterThan(-0.003);
  expect(above).toBeLessThan(0.02);
});

/** How far its quilting stands above its measure, in metres. */
const crownOf = (spec: PieceSpec): number => highestOf(mattress(spec)) - spec.height;

test('the softer a mattress of Aurelle, the deeper its quilting', () => {
  const own = mattresses.filter(([, spec]) => firmnessOf(spec) !== null).map(([, spec]) => spec);
  expect(own).toHaveLength(6);
  const crowns = (firmness: string) => own.filter((spec) => firmnessOf(spec) === firmness).map(crownOf);
  expect(Math.min(...crowns('soft'))).toBeGreaterThan(Math.max(...crowns('luxury-firm')));
  expect(Math.min(...crowns('luxury-firm'))).toBeGreaterThan(Math.max(...crowns('firm')));
});
