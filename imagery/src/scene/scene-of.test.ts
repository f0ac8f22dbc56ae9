import { createHash } from 'node:crypto';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Mesh, type Object3D } from 'three';
import { expect, test } from 'vitest';
import { buildPiece } from '../piece/build-piece.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { sceneOf } from './scene-of.ts';

/** What stands in a room as it was built; what lies on a bed is laid there anew. */
const STANDING: ReadonlySet<PieceSpec['shape']> = new Set([
  'bedframe',
  'headboard',
  'foundation',
  'adjustable-base',
  'nightstand',
  'dresser',
  'chest',
]);

const formsOf = (things: Object3D): Set<string> => {
  const forms = new Set<string>();
  things.traverse((part) => {
    if (part instanceof Mesh)
      forms.add(createHash('sha1').update(part.geometry.getAttribute('position').array).digest('hex'));
  });
  return forms;
};

const standing = shippedCatalogue().brands.flatMap(({ room, products }) =>
  products
    .map((product) => ({ room, spec: specOfProduct(product) }))
    .filter(({ spec }) => STANDING.has(spec.shape)),
);
// One of each: a room takes a while to be built.
const kinds = new Map(standing.map((each) => [each.spec.shape, each] as const));

test.each([...kinds])('all of a %s stands in its first picture', (_, { room, spec }) => {
  if (!room) throw new Error(`${spec.name} is of a brand without rooms`);
  const seen = formsOf(sceneOf('hero', spec, room).scene);
  expect([...formsOf(buildPiece(spec))].filter((form) => !seen.has(form))).toEqual([]);
});
