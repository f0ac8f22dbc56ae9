import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { readPhotograph } from './read-photograph.ts';
import { sharePicture } from './share-picture.ts';
import { toPng } from './to-png.ts';

const DRAWING = '<svg viewBox="0 0 800 600" width="800" height="600"><rect width="800" height="600"/></svg>';

const pictureOf = (title: string, theme: Readonly<Record<string, string>> = {}) =>
  sharePicture({ storefront: { name: 'Halcyon', theme }, title, picture: DRAWING });

test('a link to a product is shared as a picture of 1200 by 630 points', async () => {
  const png = await toPng(await pictureOf('Classic memory foam mattress'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('its letters are outlines in the brand’s type and colours: no font is needed to draw it', async () => {
  const halcyon = await pictureOf('Pillow');
  const aurelle = await pictureOf('Pillow', {
    'color-ground': '#f6f2ea',
    'font-display': "'Cormorant Garamond Variable', serif",
    'display-weight': '500',
  });
  for (const svg of [halcyon, aurelle]) expect(svg).not.toMatch(/<text|var\(--/);
  expect(aurelle).toContain('fill="#f6f2ea"');
  const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).at(-1);
  expect(outlines(aurelle)).not.toBe(outlines(halcyon));
});

test('a long title is broken into lines that stay on their side of the picture', async () => {
  const svg = await pictureOf(
    'Solid wood upholstered mattress foundation with two drawers, in light oak or walnut',
  );
  const lines = [...svg.matchAll(/<path transform="translate\(56 [\d.]+\)"[^>]* d="([^"]+)"/g)];
  expect(lines.length).toBeGreaterThan(2);
  for (const [, path = ''] of lines) {
    const across = [...path.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map(([, x]) => Number(x));
    expect(Math.max(...across)).toBeLessThan(414);
  }
});

test('a photograph fills its side of the picture, which stays small enough for every network', async () => {
  const picture = await readPhotograph('/pictures/halcyon/mattress/hero-320.webp?v=1');
  if (picture === null) throw new Error('The photograph is gone');
  const png = await toPng(
    await sharePicture({ storefront: { name: 'Halcyon', theme: {} }, title: 'Classic', picture }),
  );
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
  const jpeg = Buffer.from(/base64,([^"]+)/.exec(picture)?.[1] ?? '', 'base64');
  const side = { left: 20, top: 0, width: 710, height: 630 };
  const shown = await glanceAt(png, { ...side, left: 470 + side.left });
  const taken = await glanceAt(await sharp(jpeg).resize(730, 630).toBuffer(), side);
  const apart = shown.reduce((sum, value, index) => sum + Math.abs(value - (taken[index] ?? 0)), 0);
  expect(apart / shown.length).toBeLessThan(3);
});

test('only the photographs of the shop are read', async () => {
  for (const address of [
    '/media/mattress/plate.svg',
    '/pictures/halcyon/mattress/gone-960.webp',
    '/pictures/halcyon/../../package-960.webp',
    'https://elsewhere.example/pictures/halcyon/mattress/hero-320.webp',
  ])
    expect(await readPhotograph(address), address).toBeNull();
});

const glanceAt = async (picture: Buffer, part: Region): Promise<Buffer> => {
  const cut = await sharp(picture).extract(part).removeAlpha().png().toBuffer();
  return sharp(cut).resize(32, 24, { fit: 'fill' }).raw().toBuffer();
};
