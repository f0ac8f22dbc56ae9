import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { afterAll, expect, test } from 'vitest';
import { writeGlb } from '../glb/write-glb.ts';
import type { Shot } from './shot.ts';
import { BLENDER, hashOf, hashOfShot } from './shot-hash.ts';
import { listShots } from './shot-list.ts';
import { type Order, orderOf } from './shot-order.ts';

const folder = mkdtempSync(join(tmpdir(), 'blender-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A painted nightstand in the studio: its recipe is the plain one, and nothing of it is a leaf. */
const shot: Shot | undefined = listShots(shippedCatalogue().brands).find(
  (one) => 'product' in one && one.product.name === 'onita-nightstand' && one.view === 'front',
);
if (!shot || !('product' in shot)) throw new Error('the nightstand is sold');

const order = orderOf(shot);
const glb = await writeGlb(order.scene.scene);
const hash = hashOf(glb, order);

test('nothing changed, nothing is taken again', async () => {
  expect(await hashOfShot(shot)).toBe(hash);
});

test('a product that measures more, or is of another colour, is another picture', async () => {
  const { product } = shot;
  const taller = { ...shot, product: { ...product, height: (product.height ?? 0) + 1 } };
  const colors = product.colors.map((color) => ({ ...color, swatch: '#123456' }));
  const repainted = { ...shot, product: { ...product, colors } };
  const hashes = [hash, await hashOfShot(taller), await hashOfShot(repainted)];
  expect(new Set(hashes).size).toBe(3);
});

test('another camera, light, sun, exposure, size, quality or sampling is another picture', () => {
  const { scene } = order;
  const others: Partial<Order>[] = [
    { scene: { ...scene, camera: { ...scene.camera, angle: scene.camera.angle + 1 } } },
    { scene: { ...scene, light: 'room' } },
    { sun: { toward: [0, 0, 1], color: [1, 1, 1], strength: 1 } },
    { exposure: order.exposure + 0.1 },
    { samples: order.samples + 1 },
    { size: [640, 480] },
    { widths: [320] },
  ];
  const hashes = [hash, ...others.map((other) => hashOf(glb, { ...order, ...other }))];
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a script or a recipe that it is made with makes it another picture, and no other one does', () => {
  cpSync(BLENDER, folder, { recursive: true });
  const changed = (file: string): string => {
    appendFileSync(join(folder, file), '\n# changed\n');
    return hashOf(glb, order, folder);
  };
  expect(hashOf(glb, order, folder)).toBe(hash);
  expect(changed('room_light.py')).toBe(hash);
  expect(changed(join('finishes', 'leaf.py'))).toBe(hash);
  const hashes = [hash, ...['denoise.py', 'studio_light.py', join('finishes', 'plain.py')].map(changed)];
  expect(new Set(hashes).size).toBe(hashes.length);
});
