import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hostOf } from '../pages/store-host.ts';
import { expect, test } from './shop.ts';

/** A line of words over a picture, in pixels of the screen. */
interface Line {
  readonly text: string;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly color: readonly number[];
  /** Pixels. */
  readonly size: number;
}

/** Storefronts whose words lie on the wall of a room, one of them in the language that needs more place. */
const HOMES = [
  ['halcyon', '/'],
  ['halcyon-ca', '/fr'],
  ['aurelle', '/'],
] as const;

/** Beside the picture, on it as soon as it reaches across, and on a usual desk. */
const WIDTHS = [800, 1280, 1440];

test('the words of a home page are read on whatever the picture shows behind them', async ({ page }) => {
  const faults: string[] = [];
  for (const [key, path] of HOMES)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(`http://${hostOf(key)}${path}`);
      for (const { text, contrast, least } of await readings(page))
        if (contrast < least) faults.push(`${key} at ${width}: ${contrast.toFixed(2)} under “${text}”`);
    }
  expect(faults).toEqual([]);
});

/** One of each way to set words to a picture, the last one in the longer language. */
const LOOKS = [
  ['halcyon', '/'],
  ['drift', '/'],
  ['fernloft', '/'],
  ['halcyon-ca', '/fr'],
] as const;

/** A usual desk, a small laptop, a tablet held upright and a phone. */
const SCREENS = [
  [1440, 900],
  [1366, 768],
  [768, 1024],
  [390, 844],
] as const;

test('the heading of a home page and its button are on the first screen', async ({ page }) => {
  const faults: string[] = [];
  for (const [key, path] of LOOKS)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.goto(`http://${hostOf(key)}${path}`);
      await page.evaluate(() => document.fonts.ready);
      const words = page.getByRole('heading', { level: 1 }).locator('..');
      for (const part of [words.getByRole('heading'), words.getByRole('link')]) {
        const { y, height: tall } = (await part.boundingBox()) ?? { y: 0, height: height + 1 };
        if (y + tall > height)
          faults.push(`${key} at ${width}: ${await part.innerText()} ends at ${y + tall}`);
      }
    }
  expect(faults).toEqual([]);
});

/** Every line, with the contrast to all but the worst hundredth of the pixels behind it, and what it must be. */
const readings = async (page: Page) => {
  const lines = await linesWithoutInk(page);
  expect(lines.length).toBeGreaterThan(3);
  const screen = sharp(await page.screenshot());
  return Promise.all(
    lines.map(async ({ text, box, color, size }) => {
      const pixels = await screen.clone().extract(box).removeAlpha().raw().toBuffer();
      const ink = luminance(color);
      const contrasts = Array.from({ length: pixels.length / 3 }, (_, index) =>
        contrastOf(ink, luminance([...pixels.subarray(index * 3, index * 3 + 3)])),
      ).toSorted((a, b) => a - b);
      return {
        text,
        contrast: contrasts[Math.floor(contrasts.length / 100)] ?? 0,
        least: size >= 24 ? 3 : 4.5,
      };
    }),
  );
};

/** Where the lines beside the first heading are; only what lies behind them is left to be seen. */
const linesWithoutInk = async (page: Page): Promise<Line[]> => {
  await page
    .getByRole('main')
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => document.fonts.ready);
  return page.getByRole('heading', { level: 1 }).evaluate((heading) =>
    [...(heading.parentElement?.children ?? [])].flatMap((part) => {
      const { color, fontSize } = getComputedStyle(part);
      const range = document.createRange();
      range.selectNodeContents(part);
      const lines = [...range.getClientRects()].map(({ left, top, width, height }) => ({
        text: part.textContent ?? '',
        box: {
          left: Math.floor(left),
          top: Math.floor(top),
          width: Math.ceil(width),
          height: Math.ceil(height),
        },
        color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
        size: Number.parseFloat(fontSize),
      }));
      if (part instanceof HTMLElement) part.style.color = 'transparent';
      return lines;
    }),
  );
};

/** WCAG 2.2, relative luminance of a colour of the screen. */
const luminance = (color: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
