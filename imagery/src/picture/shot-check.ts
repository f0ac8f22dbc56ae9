import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endingsOf, widthsUpTo } from '@counterpane/contract/products/picture-widths';
import sharp from 'sharp';
import { type Manifest, PICTURES } from './manifest.ts';
import { fileOf, type Shot } from './shot.ts';
import { findAlike, glanceAt } from './shot-likeness.ts';

/** The shots, as files without width and ending, that the manifest does not know or of which a file is gone. */
export const findMissing = (shots: readonly Shot[], manifest: Manifest, folder = PICTURES): string[] =>
  shots.map(fileOf).filter((file) => {
    const known = manifest[file];
    if (!known) return true;
    const kept = endingsOf(widthsUpTo(known.width)).map((ending) => `${file}${ending}`);
    return !kept.every((each) => existsSync(join(folder, each)));
  });

/** The shots that the manifest knows, and that would be another picture today. */
export const findStale = async (
  shots: readonly Shot[],
  manifest: Manifest,
  hashOf: (shot: Shot) => Promise<string>,
): Promise<string[]> => {
  const stale: string[] = [];
  // One after the other: a scene takes much memory.
  for (const shot of shots) {
    const known = manifest[fileOf(shot)];
    if (known && known.hash !== (await hashOf(shot))) stale.push(fileOf(shot));
  }
  return stale;
};

/** From the front, plans differ by a numeral alone, which is read and not glanced at. */
const COMPARED = ['hero', 'angle', 'detail'];

/**
 * Lines of two pictures each that a shopper cannot tell apart: of products of one kind that one brand makes, from one
 * side, each in its first colour.
 */
export const findAlikeShots = async (
  shots: readonly Shot[],
  manifest: Manifest,
  folder = PICTURES,
): Promise<string[]> => {
  const compared = shots.flatMap((shot) => {
    const file = fileOf(shot);
    if ('scene' in shot || !COMPARED.includes(file.slice(file.lastIndexOf('/') + 1)) || !manifest[file])
      return [];
    const small = join(folder, `${file}-320.webp`);
    return existsSync(small) ? { file, group: `${shot.brand} ${shot.product.kind} ${shot.view}`, small } : [];
  });
  const seen = await Promise.all(
    compared.map(async ({ small, ...shot }) => ({ ...shot, glance: await glanceAt(small) })),
  );
  return findAlike(seen).map(
    ({ files: [one, other], distance }) => `${one} and ${other} (${distance.toFixed(1)})`,
  );
};

/** Of 255, the most that the colours of a blank picture differ (standard deviation). */
const BLANK = 7;

/** Details in which there is nothing to be seen. */
export const findBlankDetails = async (
  shots: readonly Shot[],
  manifest: Manifest,
  folder = PICTURES,
): Promise<string[]> => {
  const details = shots
    .map(fileOf)
    .filter((file) => file.endsWith('/detail') && manifest[file])
    .map((file) => ({ file, small: join(folder, `${file}-320.webp`) }))
    .filter(({ small }) => existsSync(small));
  const spreads = details.map(async ({ file, small }) => {
    const { channels } = await sharp(small).stats();
    return { file, spread: Math.max(...channels.map(({ stdev }) => stdev)) };
  });
  return (await Promise.all(spreads)).filter(({ spread }) => spread < BLANK).map(({ file }) => file);
};
