import { expect, test } from 'vitest';
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
