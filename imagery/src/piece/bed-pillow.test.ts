import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, Mesh, type Object3D, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { writeGlb } from '../glb/write-glb.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { bedPillow } from './bed-pillow.ts';
import type { PieceSpec } from './piece-spec.ts';

const sold = shippedCatalogue().brands.flatMap(({ key, products }) =>
  products
    .map((product) => specOfProduct(product))
    .filter(({ shape }) => shape === 'pillow')
    .map((spec) => ({ name: `${key}/${spec.name}`, spec })),
);

const meshesIn = (thing: Object3D): Mesh[] => thing.children.filter((child) => child instanceof Mesh);

/** The highest point near a place of its top, as parts of its half width and half length. */
const heightAt = (spec: PieceSpec, x: number, z: number): number => {
  const point = new Vector3();
  let most = -1;
  for (const mesh of meshesIn(bedPillow(spec))) {
    mesh.updateMatrixWorld();
    const position = mesh.geometry.getAttribute('position');
    for (let index = 0; index < position.count; index += 1) {
      point
        .set(position.getX(index), position.getY(index), position.getZ(index))
        .applyMatrix4(mesh.matrixWorld);
      const away = Math.hypot(point.x - (x * spec.width) / 2, point.z - (z * spec.length) / 2);
      if (away < 0.02) most = Math.max(most, point.y);
    }
  }
  return most + spec.height / 2;
};

describe.each(sold)('$name', ({ spec }) => {
  const made = bedPillow(spec);

  test('has the measures of the catalogue within a centimetre', () => {
    const { x, y, z } = new Box3().setFromObject(made, true).getSize(new Vector3());
    expect(Math.abs(x - spec.width)).toBeLessThan(0.01);
    expect(Math.abs(y - spec.height)).toBeLessThan(0.01);
    expect(Math.abs(z - spec.length)).toBeLessThan(0.01);
  });

  test('has a seam or a label in the colour that is its own', () => {
    const finishes = meshesIn(made).map(({ material }) => (Array.isArray(material) ? '' : material.name));
    expect(finishes).toContain(`${spec.accent.kind}:${spec.accent.color}`);
  });

  test('is light enough to be looked at on a phone', async () => {
    expect((await writeGlb(made)).length).toBeLessThan(400_000);
  });
});

const formed = (form: PieceSpec['parts']['form']): PieceSpec => {
  const found = sold.find(({ spec }) => spec.parts.form === form);
  if (!found) throw new Error(`no pillow is ${form}`);
  return found.spec;
};

test('a contoured pillow has a dip between two rolls of which one is higher', () => {
  const spec = formed('contoured');
  const [back, dip, front] = [-0.6, 0, 0.6].map((z) => heightAt(spec, 0, z)) as [number, number, number];
  expect(front).toBeGreaterThan(back + 0.015);
  expect(back).toBeGreaterThan(dip + 0.03);
});

test('a ventilated pillow has twelve by eight holes that go down into it', () => {
  const spec = formed('ventilated');
  const [foam] = meshesIn(bedPillow(spec));
  if (!foam) throw new Error('no foam');
  const position = foam.geometry.getAttribute('position');
  let low = 0;
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    const isInside = Math.abs(x) < spec.width * 0.43 && Math.abs(z) < spec.length * 0.39;
    if (isInside && y < spec.height * 0.33) low += 1;
  }
  // The floor of each is a middle and twelve points around it.
  expect(low / 13).toBe(96);
});

test('a banded pillow has an upright wall: it is as wide above its seam as below', () => {
  const spec = formed('banded');
  const wall = meshesIn(bedPillow(spec)).find(
    ({ material }) => !Array.isArray(material) && material.name.endsWith(spec.side.color),
  );
  if (!wall) throw new Error('no wall');
  const { x, y } = new Box3().setFromObject(wall, true).getSize(new Vector3());
  expect(y).toBeGreaterThan(spec.height * 0.35);
  expect(Math.abs(x - spec.width)).toBeLessThan(0.01);
});
