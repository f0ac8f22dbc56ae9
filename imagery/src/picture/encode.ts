import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ALL_WIDTHS, endingsOf, WIDTHS, widthIn } from '@counterpane/contract/products/picture-widths';
import sharp, { type Sharp } from 'sharp';
import type { ManifestEntry } from './manifest.ts';

/**
 * How much of a picture is kept, by format: chosen by eye, at the size in which pages show it. Where it changes,
 * pictures are out of date.
 */
export const QUALITY = { avif: { quality: 48 }, webp: { quality: 70 } } as const;

/**
 * How long an encoder looks for a shorter file that shows the same. Past 3 an AVIF takes four times as long to be 11 %
 * smaller: three seconds for each picture, a third of what a studio picture takes in all.
 */
const EFFORT = { avif: 3, webp: 6 } as const;

/**
 * Writes `<target>-<width>.avif` and `.webp` in the widths and says what a manifest keeps of them. All files get their
 * names at the end: what is cut short leaves those that were there. Those of a width it is kept in no more are removed.
 */
export const encode = async (
  png: string,
  target: string,
  widths = WIDTHS,
): Promise<Omit<ManifestEntry, 'hash'>> => {
  mkdirSync(dirname(target), { recursive: true });
  const picture = sharp(png);
  const { width: rendered = 1, height: tall = 1 } = await picture.metadata();
  const width = Math.max(...widths);
  const height = Math.round((width * tall) / rendered);
  const files = endingsOf(widths).map((ending) => {
    const resized = picture.clone().resize({ width: widthIn(ending) ?? undefined, kernel: 'lanczos3' });
    return {
      file: `${target}${ending}`,
      image: ending.endsWith('avif')
        ? resized.avif({ ...QUALITY.avif, effort: EFFORT.avif })
        : resized.webp({ ...QUALITY.webp, effort: EFFORT.webp }),
    };
  });
  const { data } = await picture
    .clone()
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sizes = await writeAll(files);
  for (const ending of ALL_WIDTHS.flatMap((wide) => [`-${wide}.avif`, `-${wide}.webp`]))
    if (!endingsOf(widths).includes(ending)) rmSync(`${target}${ending}`, { force: true });
  return {
    width,
    height,
    tint: `#${[...data].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
  };
};

/** Writes each file beside its place, and puts all of them there once the last is written. */
const writeAll = async (files: readonly { readonly file: string; readonly image: Sharp }[]) => {
  const written = await Promise.allSettled(files.map(({ file, image }) => image.toFile(`${file}.new`)));
  const failed = written.find(({ status }) => status === 'rejected');
  for (const { file } of files)
    if (failed) rmSync(`${file}.new`, { force: true });
    else renameSync(`${file}.new`, file);
  if (failed?.status === 'rejected') throw failed.reason;
  return written.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
};
