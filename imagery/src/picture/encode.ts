import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { ManifestEntry } from './manifest.ts';

/** Pixels: a list on a phone, a gallery on a phone or a list on a desktop, a gallery on a desktop. */
export const WIDTHS: readonly number[] = [320, 640, 960];
/** What fills a desktop from side to side is kept larger too. */
export const WIDE_WIDTHS: readonly number[] = [...WIDTHS, 1440];
/** A swatch is shown in one size. */
const SWATCH_WIDTHS: readonly number[] = [96];

/** In which widths a picture is kept, by the largest. */
export const widthsUpTo = (width: number): readonly number[] =>
  width < 320 ? SWATCH_WIDTHS : WIDE_WIDTHS.filter((each) => each <= width);

/** In which widths a picture is kept that is rendered so wide (pixels). */
export const widthsOf = (rendered: number | undefined): readonly number[] => {
  if (rendered === undefined) return WIDTHS;
  return rendered < 320 ? SWATCH_WIDTHS : WIDE_WIDTHS;
};

/** How much of a picture is kept, by format; chosen by eye at display size, see docs/pictures.md. */
const QUALITY = { avif: { quality: 48, effort: 6 }, webp: { quality: 70, effort: 6 } } as const;

/** Writes `<target>-<width>.avif` and `.webp` in every width and says what a manifest keeps of them. */
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
  const sizes = await Promise.all(
    widths.flatMap((wide) => {
      const resized = picture.clone().resize({ width: wide, kernel: 'lanczos3' });
      return [
        resized.clone().avif(QUALITY.avif).toFile(`${target}-${wide}.avif`),
        resized.clone().webp(QUALITY.webp).toFile(`${target}-${wide}.webp`),
      ];
    }),
  );
  const { data } = await picture
    .clone()
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width,
    height,
    tint: `#${[...data].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
  };
};
