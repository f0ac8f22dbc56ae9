import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endingsOf, widthsUpTo } from './encode.ts';
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

/** Lines of two heroes each that a shopper cannot tell apart: products of one kind that one brand makes. */
export const findAlikeHeroes = async (
  shots: readonly Shot[],
  manifest: Manifest,
  folder = PICTURES,
): Promise<string[]> => {
  const heroes = shots.flatMap((shot) => {
    if ('scene' in shot || shot.view !== 'hero' || !manifest[fileOf(shot)]) return [];
    const small = join(folder, `${fileOf(shot)}-320.webp`);
    return existsSync(small)
      ? { file: fileOf(shot), group: `${shot.brand} ${shot.product.kind}`, small }
      : [];
  });
  const seen = await Promise.all(
    heroes.map(async ({ small, ...hero }) => ({ ...hero, glance: await glanceAt(small) })),
  );
  return findAlike(seen).map(
    ({ files: [one, other], distance }) => `${one} and ${other} (${distance.toFixed(1)})`,
  );
};
