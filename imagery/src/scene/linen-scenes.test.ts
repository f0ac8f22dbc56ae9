import { createHash } from 'node:crypto';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, Mesh } from 'three';
import { expect, test } from 'vitest';
import { fittedSheet } from '../piece/bed-linen.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { houseBedTop } from './house-bed-top.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene-of.ts';

const style = shippedCatalogue().brands.find(({ key }) => key === 'halcyon')?.room;
if (!style) throw new Error('Halcyon has no rooms');

const specsOf = (shape: PieceSpec['shape']): PieceSpec[] =>
  shippedCatalogue()
    .brands.filter(({ key }) => key === 'halcyon')
    .flatMap(({ products }) => products.map((product) => specOfProduct(product)))
    .filter((spec) => spec.shape === shape);

/** Of where everything is and from where it is seen; what it is dyed does not count. */
const formOf = ({ scene, camera }: Scene): string => {
  const hash = createHash('sha256').update(JSON.stringify(camera));
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    hash.update(object.geometry.getAttribute('position').array);
    hash.update(JSON.stringify(object.matrix.elements));
  });
  return hash.digest('hex');
};

test.each(['pillow', 'sheets', 'protector'] as const)(
  'no two first pictures of Halcyon’s %s are alike, whatever their colours',
  { timeout: 60_000 },
  (shape) => {
    const specs = specsOf(shape);
    expect(specs.length).toBeGreaterThan(2);
    expect(new Set(specs.map((spec) => formOf(sceneOf('hero', spec, style)))).size).toBe(specs.length);
  },
);

test('a fitted sheet lies above the quilting of the mattress everywhere', () => {
  const { top } = houseBedTop(style);
  const sheet = fittedSheet(top, style.sheet);
  const position = sheet.geometry.getAttribute('position');
  for (let index = 0; index < position.count; index += 1) {
    const isInside =
      Math.abs(position.getX(index)) < top.width / 2 - 0.05 &&
      Math.abs(position.getZ(index)) < top.length / 2 - 0.05;
    if (isInside) expect(position.getY(index)).toBeGreaterThan(top.top + 0.001);
  }
  expect(new Box3().setFromObject(sheet, true).min.y).toBeLessThan(top.top - 0.25);
});
