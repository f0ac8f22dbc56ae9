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

test('the words of a home page are read on whatever the picture shows behind them', async ({
  shop,
  page,
}) => {
  const faults: string[] = [];
  for (const [key, path] of HOMES) {
    await shop.looksAt(`http://${hostOf(key)}${path}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      for (const { text, contrast, least } of await readings(page))
        if (contrast < least) faults.push(`${key} at ${width}: ${contrast.toFixed(2)} under “${text}”`);
    }
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

test('the heading of a home page and its button are on the first screen', async ({ shop, page }) => {
  const faults: string[] = [];
  for (const [key, path] of LOOKS) {
    await shop.looksAt(`http://${hostOf(key)}${path}`);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const words = page.getByRole('heading', { level: 1 }).locator('..');
      for (const part of [words.getByRole('heading'), words.getByRole('link')]) {
        const { y, height: tall } = (await part.boundingBox()) ?? { y: 0, height: height + 1 };
        if (y + tall > height)
          faults.push(`${key} at ${width}: ${await part.innerText()} ends at ${y + tall}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

/** Every line, with the contrast to all but the worst hundredth of the pixels behind it, and what it must be. */
const readings = async (page: Page) => {
  const lines = await linesWithoutInk(page);
  expect(lines.length).toBeGreaterThan(3);
  const screen = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.map(({ text, box, color, size }) => {
    const ink = luminance(color);
    const contrasts = coloursIn(screen, box)
      .map((pixel) => contrastOf(ink, luminance(pixel)))
      .toSorted((a, b) => a - b);
    return {
      text,
      contrast: contrasts[Math.floor(contrasts.length / 100)] ?? 0,
      least: size >= 24 ? 3 : 4.5,
    };
  });
};

/** The pixels of a part of the screen, every other one of every other row. */
const coloursIn = (screen: Screen, { left, top, width, height }: Line['box']): number[][] => {
  const pixels: number[][] = [];
  for (let y = top; y < top + height; y += 2)
    for (let x = left; x < left + width; x += 2) {
      const at = (y * screen.info.width + x) * 3;
      pixels.push([...screen.data.subarray(at, at + 3)]);
    }
  return pixels;
};

interface Screen {
  readonly data: Buffer;
  readonly info: { readonly width: number };
}

/** Where the lines beside the first heading are; only what lies behind them is left to be seen. */
const linesWithoutInk = async (page: Page): Promise<Line[]> => {
  const image = page.getByRole('main').getByRole('img').first();
  // Another width may have asked for another file.
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  await image.evaluate((one: HTMLImageElement) => one.decode());
  return page.getByRole('heading', { level: 1 }).evaluate((heading) =>
    [...(heading.parentElement?.children ?? [])].flatMap((part) => {
      if (part instanceof HTMLElement) part.style.color = '';
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
