import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** How far below the upper edge of the screen the pictures are while so much of the panel beside them has gone by. */
const topAt = async (page: Page, share: number): Promise<number> => {
  const panel = page.locator('form[data-purchase]');
  await panel.evaluate((form, part) => {
    const { top, height } = form.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height * part, behavior: 'instant' });
  }, share);
  const box = await page.getByRole('region', { name: 'Pictures' }).boundingBox();
  if (!box) throw new Error('the page shows no pictures');
  return Math.round(box.y);
};

test('the pictures of a product stay in view beside a long panel and go with its end; on a phone they scroll away', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.opens('/mattress');
  const top = await topAt(page, 0.2);
  expect(top).toBeGreaterThanOrEqual(16);
  expect(await topAt(page, 0.3)).toBe(top);
  expect(await topAt(page, 1)).toBeLessThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await topAt(page, 0.2)).toBeLessThan(0);
});
