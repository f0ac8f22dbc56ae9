import { createHash } from 'node:crypto';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { Mesh, type Object3D } from 'three';
import { expect, test } from 'vitest';
import { buildPiece } from '../piece/build-piece.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { ROOM_STYLES } from '../room/room-style.ts';
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

const standing = loadCatalogue().brands.flatMap(({ key, products }) =>
  products
    .map((product) => ({ brand: key, spec: specOfProduct(product) }))
    .filter(({ spec }) => STANDING.has(spec.shape)),
);
// One of each: a room takes a while to be built.
const kinds = new Map(standing.map((each) => [each.spec.shape, each] as const));

test.each([...kinds])('all of a %s stands in its first picture', (_, { brand, spec }) => {
  const style = ROOM_STYLES[brand];
  if (!style) throw new Error(`${brand} has no rooms`);
  const seen = formsOf(sceneOf('hero', spec, style).scene);
  expect([...formsOf(buildPiece(spec))].filter((form) => !seen.has(form))).toEqual([]);
});
