import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'harfbuzzjs';
import { DEFAULT_THEME } from '../../design/theme.ts';
import { TYPEFACES } from '../../design/typefaces.ts';

const loaded = new Map<string, Promise<Font>>();

/**
 * The typeface that a stack of fonts begins with, in a weight, read once from the package that pages have it from.
 * A stack that names none of ours gets the one of the first brand.
 * @example await loadTypeface("'Fraunces Variable', serif", 420)
 */
export const loadTypeface = (stack: string, weight: number): Promise<Font> => {
  const face = findFace(stack) ?? findFace(DEFAULT_THEME['font-display']) ?? 'Inter';
  const key = `${face} ${weight}`;
  const known = loaded.get(key);
  if (known) return known;
  const font = readFont(face, weight);
  // One that could not be read is tried again with the next picture.
  font.catch(() => loaded.delete(key));
  loaded.set(key, font);
  return font;
};

const findFace = (stack: string): string | null => {
  const name = /^'(.+?) Variable'/.exec(stack)?.[1];
  return name !== undefined && Object.hasOwn(TYPEFACES, name) ? name : null;
};

/** Imported when the first picture is asked for: no page needs any of this. */
const readFont = async (face: string, weight: number): Promise<Font> => {
  const [{ Blob, Face, Font, Variation }, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ]);
  const bytes = await decompress(await readFile(fileOf(face)));
  const font = new Font(new Face(new Blob(bytes), 0));
  font.setVariations([new Variation('wght', weight)]);
  return font;
};

const { resolve } = createRequire(import.meta.url);

const fileOf = (face: string): string => {
  const slug = face.toLowerCase().replaceAll(' ', '-');
  return resolve(`@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`);
};
