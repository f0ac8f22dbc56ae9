import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distanceOf, findAlike, glanceAt, picturesAlike } from './shot-likeness.ts';

const folder = mkdtempSync(join(tmpdir(), 'likeness-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A bed of a width and a colour before a wall, as a picture. */
const draw = async (name: string, bed: number, color: string): Promise<string> => {
  const file = join(folder, `${name}.webp`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#d8cfc4"/><rect x="100" y="200" width="${bed}" height="180" fill="${color}"/></svg>`;
  await sharp(Buffer.from(svg)).webp({ quality: 70 }).toFile(file);
  return file;
};

let bed: Uint8Array;
beforeAll(async () => {
  bed = await glanceAt(await draw('bed', 400, '#ffffff'));
});

test('a bed that is a finger wider, or a shade darker, is nearly the same picture', async () => {
  expect(distanceOf(bed, bed)).toBe(0);
  expect(picturesAlike(bed, await glanceAt(await draw('wider', 403, '#ffffff')))).toBe(true);
  expect(picturesAlike(bed, await glanceAt(await draw('darker', 400, '#fcfcfc')))).toBe(true);
});

test('another bed and another colour are other pictures', async () => {
  expect(picturesAlike(bed, await glanceAt(await draw('narrow', 330, '#ffffff')))).toBe(false);
  expect(picturesAlike(bed, await glanceAt(await draw('grey', 400, '#d0d0d8')))).toBe(false);
});

test('a picture as bright, but of another colour, is another picture', async () => {
  const red = await glanceAt(await draw('red', 400, '#b04040'));
  const green = await glanceAt(await draw('green', 400, '#307a30'));
  expect(picturesAlike(red, green)).toBe(false);
});

test('only what has to be told apart is compared, and the nearest two come first', async () => {
  const near = await glanceAt(await draw('near', 402, '#ffffff'));
  const same = { file: 'a', group: 'halcyon mattress', glance: bed };
  expect(
    findAlike([
      { ...same, glance: near },
      { ...same, file: 'b' },
      { ...same, file: 'c' },
      { ...same, file: 'd', group: 'halcyon pillow' },
    ]).map(({ files }) => files.join()),
  ).toEqual(['b,c', 'a,b', 'a,c']);
});
