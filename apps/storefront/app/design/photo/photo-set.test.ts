import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, readManifest } from '@counterpane/imagery/picture/manifest';
import { expect, test } from 'vitest';
import { findPhotoSet } from './photo-set.ts';

/** A swatch is shown in its one size, by its own address. */
const SMALLEST = 320;

/** In which widths the API names a picture: its largest, and the small one of lists. */
const addressesOf = ([file, { width }]: [string, { readonly width: number }]): string[] =>
  (width < SMALLEST ? [] : [width, SMALLEST]).map((across) => `/pictures/${file}-${across}.webp?v=1`);

test('of every picture that has been taken, each width that a browser may choose is there', () => {
  const addresses = Object.entries(readManifest()).flatMap(addressesOf);
  expect(addresses.length).toBeGreaterThan(100);
  const files = addresses.flatMap((address) => {
    const set = findPhotoSet(address);
    return `${set?.avif}, ${set?.webp}`.split(', ').map((entry) => entry.split('?')[0] ?? '');
  });
  const isLeftOut = (file: string) => !existsSync(join(PICTURES, file.replace('/pictures/', '')));
  expect(files.filter(isLeftOut)).toEqual([]);
});
