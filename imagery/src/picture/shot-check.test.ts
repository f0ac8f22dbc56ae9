import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encode } from './encode.ts';
import type { Manifest } from './manifest.ts';
import { fileOf, shotsOf } from './shot.ts';
import { findAlikeShots, findBlankDetails, findMissing, findStale } from './shot-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NAMES = ['halcyon/mattress/hero', 'halcyon/hybrid-mattress/hero', 'halcyon/luxe-hybrid-mattress/hero'];
const COLORS = ['#e0d8c8', '#e1d9c9', '#8090a0'];
const shots = shippedCatalogue()
  .brands.flatMap(shotsOf)
  .filter((shot) => NAMES.includes(fileOf(shot)));
let manifest: Manifest;

beforeAll(async () => {
  const entries = NAMES.map(async (name, index) => {
    const png = join(folder, `${index}.png`);
    const background = COLORS[index] ?? '#000000';
    await sharp({ create: { width: 640, height: 480, channels: 3, background } }).toFile(png);
    return [name, { hash: `hash of ${name}`, ...(await encode(png, join(folder, name))) }] as const;
  });
  manifest = Object.fromEntries(await Promise.all(entries));
});

test('a picture is missing when it was never taken, and when one of its files is gone', () => {
  const [first = ''] = NAMES;
  expect(shots).toHaveLength(3);
  expect(findMissing(shots, manifest, folder)).toEqual([]);
  expect(findMissing(shots, {}, folder).toSorted()).toEqual(NAMES.toSorted());
  rmSync(join(folder, `${first}-640.avif`));
  expect(findMissing(shots, manifest, folder)).toEqual([first]);
});

test('a picture is out of date when it would be another one today', async () => {
  const [first = ''] = NAMES;
  const today = async (shot: Parameters<typeof fileOf>[0]) =>
    fileOf(shot) === first ? 'another' : `hash of ${fileOf(shot)}`;
  expect(await findStale(shots, manifest, today)).toEqual([first]);
  expect(await findStale(shots, {}, today)).toEqual([]);
});

test('two mattresses of a brand whose first pictures are nearly the same are named', async () => {
  const lines = await findAlikeShots(shots, manifest, folder);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^halcyon\/(?:hybrid-)?mattress\/hero and halcyon\/(?:hybrid-)?mattress\/hero \(\d/,
  );
});

test('a detail that shows nothing but one colour is named', async () => {
  const details = shippedCatalogue()
    .brands.flatMap(shotsOf)
    .filter((shot) => ['halcyon/mattress/detail', 'halcyon/hybrid-mattress/detail'].includes(fileOf(shot)));
  const [plain, striped] = details.map(fileOf);
  if (!plain || !striped) throw new Error('There are no details');
  const create = { width: 320, height: 240, channels: 3, background: '#e8e4dc' } as const;
  const half = await sharp({ create: { ...create, height: 120, background: '#304060' } })
    .png()
    .toBuffer();
  mkdirSync(dirname(join(folder, plain)), { recursive: true });
  mkdirSync(dirname(join(folder, striped)), { recursive: true });
  await sharp({ create }).toFile(join(folder, `${plain}-320.webp`));
  await sharp({ create })
    .composite([{ input: half, top: 0, left: 0 }])
    .toFile(join(folder, `${striped}-320.webp`));
  const entry = { hash: 'a', width: 960, height: 720, tint: '#e8e4dc', bytes: 1 };
  expect(await findBlankDetails(details, { [plain]: entry, [striped]: entry }, folder)).toEqual([plain]);
});
