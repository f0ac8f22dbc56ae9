import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ALL_WIDTHS } from '@counterpane/contract/products/picture-widths';

const ADDRESS = /^\/pictures\/([a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+)-\d+\.webp(?:\?|$)/;
/** Each is at least as wide as its place in a shared picture. */
const LARGE = ALL_WIDTHS.filter((width) => width >= 960);

/**
 * The photograph at an address of ours as an SVG element that may be cropped, whichever width the address names. Null
 * for a drawing, and where it cannot be read: there is a drawing of the same.
 */
export const readPhotograph = async (url: string): Promise<string | null> => {
  const [, file] = ADDRESS.exec(url) ?? [];
  if (file === undefined) return null;
  for (const width of LARGE) {
    const webp = await readFile(join(picturesFolder(), `${file}-${width}.webp`)).catch(() => null);
    if (webp) return embed(webp).catch(() => null);
  }
  return null;
};

/** What draws the shared picture knows JPEG and not WebP. Imported when the first photograph is shared. */
const embed = async (webp: Buffer): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(webp).jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  return `<svg viewBox="0 0 ${info.width} ${info.height}" ${size} preserveAspectRatio="xMidYMid slice"><image ${size} href="data:image/jpeg;base64,${data.toString('base64')}"/></svg>`;
};

const { resolve } = createRequire(import.meta.url);

/** Beside the manifest's code, wherever the bundler has put this one. */
const picturesFolder = (): string =>
  join(dirname(resolve('@counterpane/imagery/picture/manifest')), '..', '..', 'pictures');
