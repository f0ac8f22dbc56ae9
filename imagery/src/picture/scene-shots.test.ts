import { SCENE_NAMES } from '@counterpane/catalogue/content/scenes';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, Group, Mesh, type Object3D, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { INCH } from '../form/units.ts';
import { adjustableBase } from '../piece/base.ts';
import { folder } from '../piece/plan-folder.ts';
import { craft } from '../scene/craft.ts';
import { houseOf } from '../scene/house.ts';
import { onBase } from '../scene/on-base.ts';
import type { Scene } from '../scene/scene.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { scenesOf } from './scene-shots.ts';
import { fileOf } from './shot.ts';

const brands = shippedCatalogue().brands.filter(({ room }) => room !== null);
const halcyon = brands.find(({ key }) => key === 'halcyon');
if (!halcyon) throw new Error('Halcyon is gone');

const sizeOf = (thing: Object3D): Vector3 => new Box3().setFromObject(thing, true).getSize(new Vector3());
const meshesIn = (thing: Object3D): Mesh[] => {
  const meshes: Mesh[] = [];
  thing.traverse((each) => {
    if (each instanceof Mesh) meshes.push(each);
  });
  return meshes;
};

test('each brand with a room.yaml has pictures of all its rooms, and each set with a page of its own stands in one', () => {
  const files = brands.flatMap(scenesOf).map(fileOf);
  expect(new Set(files).size).toBe(files.length);
  for (const { key, bundles, collections } of brands)
    for (const name of [
      ...SCENE_NAMES,
      ...[...bundles, ...collections].filter(({ url }) => url !== null).map((set) => `set-${set.name}`),
    ])
      expect(files).toContain(`${key}/scenes/${name}`);
});

describe('a set in its room', () => {
  // Its cloth falls for seconds: each is built once.
  const built = new Map<string, Scene>();
  const sceneOf = (set: string): Scene => {
    const shot = scenesOf(halcyon).find(({ scene }) => scene === `set-${set}`);
    if (!shot) throw new Error(set);
    const scene = built.get(set) ?? shot.build();
    built.set(set, scene);
    return scene;
  };
  const finishesIn = (thing: Object3D): Set<string> =>
    new Set(meshesIn(thing).flatMap(({ material }) => (Array.isArray(material) ? [] : [material.name])));

  test.each([
    ['mira-bedroom-set', 'mira-chest'],
    ['hudson-bedroom-set', 'hudson-dresser'],
    ['wistenpine-kids-set', 'wistenpine-kids-nightstand'],
  ])('%s has its own pieces in their own wood', (set, piece) => {
    const product = halcyon.products.find(({ name }) => name === piece);
    if (!product) throw new Error(piece);
    const { kind, color } = specOfProduct(product).cover;
    expect(finishesIn(sceneOf(set).scene)).toContain(`${kind}:${color}`);
  });

  test('a bed with nightstands has no dresser beside it', () => {
    const count = (set: string): number => meshesIn(sceneOf(set).scene).length;
    expect(count('mira-bed-and-nightstand-set')).toBeLessThan(count('mira-bedroom-set') - 10);
  });
});

describe('the layers that come out of a mattress', () => {
  test.each(brands.map(({ key }) => key))('are those of %s, as thick as they are', (key) => {
    const brand = brands.find((each) => each.key === key);
    if (!brand) throw new Error(key);
    const house = houseOf(brand);
    const [stack = new Group()] = craft(house).scene.children;
    const inches = house.product.appearance.layers.map((layer) => layer.inches);
    const tall = inches.reduce((sum, each) => sum + each, 0) * INCH;
    expect(Math.abs(sizeOf(stack).y - tall)).toBeLessThan(0.06);
    const reach = (index: number): number =>
      Math.max(
        ...meshesIn(stack)
          .map((mesh) => new Box3().setFromObject(mesh, true))
          .filter(({ min, max }) => {
            const bottom = inches.slice(index + 1).reduce((sum, each) => sum + each, 0) * INCH;
            const middle = bottom + (inches[index] ?? 0) * INCH * 0.6;
            return min.y < middle && max.y > middle && max.y - min.y < tall * 0.8;
          })
          .map(({ max }) => max.z),
      );
    // From the second layer (the first is the cover) each comes out further than the one above it.
    const reaches = inches.slice(1).map((_, index) => reach(index + 1));
    expect(reaches).toEqual(reaches.toSorted((a, b) => a - b));
  });
});

test('a mattress on a raised base bends with it: its head is up, nothing of it is in the base', () => {
  const product = halcyon.products.find(({ name }) => name === 'adjustable-bed-frame');
  if (!product) throw new Error('no adjustable base');
  const base = specOfProduct(product);
  const mattress = { ...houseOf(halcyon).mattress, width: base.width, length: base.length };
  const flat = onBase({ ...base, shape: 'foundation' }, mattress, {});
  const raised = onBase(base, mattress, {});
  expect(sizeOf(raised).y).toBeGreaterThan(sizeOf(flat).y + 0.25);
  const lowest = Math.min(
    ...meshesIn(raised)
      .slice(meshesIn(adjustableBase(base)).length)
      .map((mesh) => new Box3().setFromObject(mesh, true).min.y),
  );
  expect(lowest).toBeGreaterThan(base.height - 0.06);
});

test('the folder of a plan has its number on it: no two terms look alike', () => {
  const shapeOf = (years: number): string =>
    meshesIn(folder({ color: '#454a80', years, sign: 'mattress' }))
      .map((mesh) => mesh.geometry.getAttribute('position').array.slice(0, 300).join())
      .join();
  expect(new Set([3, 5, 10].map(shapeOf)).size).toBe(3);
});
