import { hostOf } from '../pages/store-host.ts';
import { expect, test } from './shop.ts';

/** Pixels: narrower than that nothing is known in a picture. */
const LEAST = 120;

test('every department of a home page is seen on a phone and on a tablet', async ({ shop, page }) => {
  for (const [key, count] of [
    ['halcyon', 5],
    ['aurelle', 4],
  ] as const) {
    await shop.looksAt(`http://${hostOf(key)}/`);
    for (const width of [390, 768, 769]) {
      await page.setViewportSize({ width, height: 900 });
      const tiles = page.getByRole('heading', { name: 'The whole bedroom' }).locator('..').getByRole('link');
      await expect(tiles).toHaveCount(count);
      const widths = await tiles.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().width),
      );
      expect(Math.min(...widths), `${key} at ${width}: ${widths}`).toBeGreaterThanOrEqual(LEAST);
    }
  }
});
