import type { Page } from '@playwright/test';
import { hostOf } from '../pages/store-host.ts';
import { expect, test } from './shop.ts';

/** A page of each layout; others that show a list are read without a browser (first-pictures.test.ts). */
const PAGES = [
  '/',
  '/mattress',
  '/mattresses',
  '/posts/choosing-a-pillow',
  '/compare',
  '/mattress-bundles/foundation-mattress-set',
];

/** The pictures that came, as the browser keeps count of them. */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.startsWith('/pictures/'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );

const shownIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );

/** What is in view is there, and no more pictures came since it was asked last. */
const settles = async (page: Page): Promise<void> => {
  let before = 0;
  await expect
    .poll(
      async () => {
        const isThere = await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
          images.every((image) => {
            const { top, left } = image.getBoundingClientRect();
            const isSeen = image.checkVisibility() && top < innerHeight && left < innerWidth;
            return image.complete || !isSeen;
          }),
        );
        const now = (await picturesOf(page)).length;
        const isSettled = isThere && now > 0 && now === before;
        before = now;
        return isSettled;
      },
      { intervals: [250] },
    )
    .toBe(true);
};

test('what fills the first screen is named at the head of the page, as it is shown, and weighs less than 300 KB', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(`http://${hostOf('halcyon')}${path}`);
    await settles(page);
    const early = await page
      .locator('link[rel="preload"][as="image"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? ''));
    expect(early, path).toHaveLength(1);
    const chosen = (await shownIn(page)).find((address) => early[0]?.includes(new URL(address).pathname));
    expect(chosen, path).toBeDefined();
    const pictures = await picturesOf(page);
    expect(
      pictures.filter(({ name }) => name === chosen),
      path,
    ).toHaveLength(1);
    if (WEIGHED.has(path)) expect(weightOf(pictures), path).toBeLessThan(MOST_BYTES);
  }
  for (const [key, path] of OTHERS) {
    await page.goto(`http://${hostOf(key)}${path}`);
    await settles(page);
    const pictures = await picturesOf(page);
    expect(pictures.length, key).toBeGreaterThan(0);
    expect(weightOf(pictures), key).toBeLessThan(MOST_BYTES);
  }
});

/** What design.md grants the pictures of a page before anybody scrolls. */
const MOST_BYTES = 300_000;

const WEIGHED: ReadonlySet<string> = new Set(['/', '/mattress', '/mattresses']);

/** The first mattress of another brand, and another home page. */
const OTHERS = [
  ['aurelle', '/mattress/memory-foam/soft'],
  ['drift', '/'],
] as const;

const weightOf = (pictures: readonly { readonly bytes: number }[]): number =>
  pictures.reduce((sum, { bytes }) => sum + bytes, 0);
