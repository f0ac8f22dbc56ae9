import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@counterpane/catalogue/load';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { scenesOf } from '../scene/scene-shots.ts';
import { encode, WIDTHS, widthsUpTo } from './encode.ts';
import { PICTURES, readManifest, writeManifest } from './manifest.ts';
import { fileOf, shotsOf } from './shot.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = existsSync(PICTURES) ? readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }) : [];
const MOST_BYTES = 60_000_000;

test('what is kept is what the manifest names, in every width and format, and no more', () => {
  const named = Object.entries(readManifest()).flatMap(([file, { width: largest }]) =>
    widthsUpTo(largest).flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]),
  );
  expect(kept.filter((file) => /\.(avif|webp)$/.test(file)).toSorted()).toEqual(named.toSorted());
});

test('every picture is of something that is sold or of a room, and all of them fit into the repository', () => {
  const shots = new Set(
    loadCatalogue()
      .brands.flatMap((brand) => [...shotsOf(brand), ...scenesOf(brand)])
      .map(fileOf),
  );
  expect(Object.keys(readManifest()).filter((file) => !shots.has(file))).toEqual([]);
  const bytes = kept.map((file) => statSync(join(PICTURES, file))).filter((file) => file.isFile());
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test('no two pictures are of the same scene', () => {
  // A swatch is of a material: what is made of the same has the same.
  const hashes = Object.entries(readManifest()).flatMap(([file, { hash }]) =>
    file.includes('/swatch') ? [] : hash,
  );
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a picture is kept in three widths and two formats, with its tint', async () => {
  const png = join(folder, 'shot.png');
  await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#c83214' } }).toFile(png);
  const { bytes, ...entry } = await encode(png, join(folder, 'brand', 'thing', 'hero'));
  expect(entry).toEqual({ width: 960, height: 720, tint: '#c83214' });
  expect(bytes).toBeGreaterThan(0);
  for (const width of WIDTHS)
    for (const format of ['avif', 'webp']) {
      const file = join(folder, 'brand', 'thing', `hero-${width}.${format}`);
      expect(await sharp(file).metadata()).toMatchObject({ width, height: (width * 3) / 4 });
    }
});

test('a manifest that is no manifest is refused; one that was written is read again', () => {
  const entry = { hash: 'a', width: 960, height: 720, tint: '#ffffff', bytes: 1 };
  writeManifest({ 'b/c/hero': entry, 'a/c/hero': entry }, folder);
  expect(Object.keys(readManifest(folder))).toEqual(['a/c/hero', 'b/c/hero']);
  writeFileSync(join(folder, 'manifest.json'), '{"a/c/hero":{}}');
  expect(() => readManifest(folder)).toThrow('hash');
});
