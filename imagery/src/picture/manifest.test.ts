import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { endingsOf, WIDTHS, widthsUpTo } from '@counterpane/contract/products/picture-widths';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { encode } from './encode.ts';
import { PICTURES, readManifest, writeManifest } from './manifest.ts';
import { fileOf } from './shot.ts';
import { findAlikeShots, findBlankDetails } from './shot-check.ts';
import { listShots } from './shot-list.ts';
import { widthsOf } from './widths-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = existsSync(PICTURES) ? readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }) : [];
const MOST_BYTES = 60_000_000;
const SHOTS = listShots(shippedCatalogue().brands);

test('what is kept is what the manifest names, in its widths and formats, and no more', () => {
  const named = Object.entries(readManifest()).flatMap(([file, { width: largest }]) =>
    endingsOf(widthsUpTo(largest)).map((ending) => `${file}${ending}`),
  );
  expect(kept.filter((file) => /\.(avif|webp)$/.test(file)).toSorted()).toEqual(named.toSorted());
});

test('what a brand makes of one kind can be told apart, and no detail is blank', async () => {
  expect(await findAlikeShots(SHOTS, readManifest())).toEqual([]);
  expect(await findBlankDetails(SHOTS, readManifest())).toEqual([]);
});

test('every picture is of something that is sold or of a room, and all of them fit into the repository', () => {
  const files = new Set(SHOTS.map(fileOf));
  expect(Object.keys(readManifest()).filter((file) => !files.has(file))).toEqual([]);
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

test('what is looked at closely is kept in one width more, and what it is kept in no more is gone', async () => {
  const png = join(folder, 'close.png');
  await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#336699' } }).toFile(png);
  const target = join(folder, 'brand', 'near', 'hero');
  const files = () => readdirSync(join(folder, 'brand', 'near')).toSorted();
  await encode(png, target, [320, 960]);
  expect(files()).toContain('hero-960.webp');
  const { width, height } = await encode(png, target, [320, 1280]);
  expect([width, height]).toEqual([1280, 960]);
  expect(files()).toEqual(['hero-1280.avif', 'hero-1280.webp', 'hero-320.avif', 'hero-320.webp']);
  expect(endingsOf(widthsUpTo(width))).toEqual([
    ...['-320.avif', '-640.avif', '-960.avif', '-1280.avif'],
    ...['-320.webp', '-640.webp', '-1280.webp'],
  ]);
});

test('rooms are kept up to 960, what can be zoomed up to 1280, homes up to 1920, swatches once', () => {
  expect(widthsOf(undefined, 'halcyon/scenes/craft')).toEqual(WIDTHS);
  for (const view of ['hero', 'front', 'angle', 'angle-grey', 'detail'])
    expect(widthsOf(undefined, `halcyon/sheet-set/${view}`).at(-1), view).toBe(1280);
  expect(widthsOf(2240)).toEqual(widthsUpTo(1920));
  expect(widthsUpTo(1920)).toEqual([320, 640, 960, 1440, 1920]);
  expect(widthsOf(96)).toEqual([96]);
});

test('a picture that cannot be written leaves the one that was there', async () => {
  const target = join(folder, 'brand', 'kept', 'hero');
  const png = join(folder, 'kept.png');
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } }).toFile(png);
  await encode(png, target, [320]);
  const before = statSync(`${target}-320.webp`).mtimeMs;
  await expect(encode(png, target, [320, 100_000])).rejects.toThrow();
  expect(readdirSync(join(folder, 'brand', 'kept')).toSorted()).toEqual(['hero-320.avif', 'hero-320.webp']);
  expect(statSync(`${target}-320.webp`).mtimeMs).toBe(before);
});

test('a manifest that is no manifest is refused; one that was written is read again', () => {
  const entry = { hash: 'a', width: 960, height: 720, tint: '#ffffff', bytes: 1 };
  writeManifest({ 'b/c/hero': entry, 'a/c/hero': entry }, folder);
  expect(Object.keys(readManifest(folder))).toEqual(['a/c/hero', 'b/c/hero']);
  writeFileSync(join(folder, 'manifest.json'), '{"a/c/hero":{}}');
  expect(() => readManifest(folder)).toThrow('hash');
});
