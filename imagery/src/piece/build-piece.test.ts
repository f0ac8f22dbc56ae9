import { createHash } from 'node:crypto';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, Mesh, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { shotsOf } from '../picture/shot.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { buildPiece } from './build-piece.ts';

/** Every product that is photographed, built once: name -> what it was built from, and the piece. */
const built = new Map(
  shippedCatalogue()
    .brands.flatMap(shotsOf)
    .map(({ brand, product }) => [`${brand}/${product.name}`, product] as const),
)
  .entries()
  .map(([name, product]) => {
    const spec = specOfProduct(product);
    return { name, spec, piece: buildPiece(spec) };
  })
  .toArray();

/** Cloth and bases that move are shown folded or raised, not at the size they have on a bed. */
const AS_MEASURED: ReadonlySet<string> = new Set([
  'mattress',
  'topper',
  'bedframe',
  'foundation',
  'nightstand',
  'dresser',
  'chest',
]);

describe.each(built)('$name', ({ spec, piece }) => {
  const size = new Box3().setFromObject(piece, true).getSize(new Vector3());

  test('is built of whole surfaces', () => {
    let count = 0;
    piece.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      count += 1;
      expect(object.geometry.getAttribute('position').array.every(Number.isFinite)).toBe(true);
    });
    expect(count).toBeGreaterThan(0);
  });

  if (AS_MEASURED.has(spec.shape))
    test('has the measures of the catalogue, to what its handles stand out', () => {
      for (const [built, measured] of [
        [size.x, spec.width],
        [size.y, spec.height],
        [size.z, spec.length],
      ] as const)
        expect(Math.abs(built - measured)).toBeLessThan(0.045);
    });
});

test('no two products are built alike', () => {
  const seen = new Map<string, string>();
  for (const { name, piece } of built) {
    const hash = createHash('sha256');
    piece.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      hash.update(object.geometry.getAttribute('position').array).update(object.material.name);
      hash.update(JSON.stringify(object.matrix.elements));
    });
    const key = hash.digest('hex');
    expect(`${name} is like ${seen.get(key)}`).toBe(`${name} is like undefined`);
    seen.set(key, name);
  }
});
