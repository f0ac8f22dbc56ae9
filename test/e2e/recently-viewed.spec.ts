import { expect, test } from './shop.ts';

const PAGES = [
  '/mattress',
  '/mattresses/hybrid-mattress',
  '/mattresses/memory-foam-mattress',
  '/bed-frames/bamboo-platform-bed-frame',
  '/bed-frames/adjustable-bed-frame',
  '/bed-frames/socalle-platform-bed',
  '/bedding/sheet-set',
  '/bedding/natural-cotton-sheet-set',
  '/bedding/pillow',
  '/bedding/waterproof-mattress-protector',
  '/bedding/dual-temperature-weighted-blanket',
  '/furniture/socalle-nightstand',
];

test('what was looked at is there on the next page, the newest first and ten at most, with pictures [C9.01]', async ({
  shop,
  page,
}) => {
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await shop.opens('/mattress');
  await expect(viewed).toHaveCount(0);
  for (const path of PAGES) await page.goto(path, { waitUntil: 'domcontentloaded' });

  await expect(viewed.getByRole('link')).toHaveCount(10);
  await expect(viewed.getByRole('link').first()).toHaveAttribute('href', PAGES.at(-2) ?? '');
  await viewed.scrollIntoViewIfNeeded();
  const first = viewed.locator('img').first();
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await shop.isAccessible();
  await viewed.getByRole('link').first().click();
  await expect(shop.heading('Dual-temperature weighted blanket')).toBeVisible();
});
