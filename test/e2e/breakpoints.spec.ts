import type { Locator } from '@playwright/test';
import { expect, test } from './shop.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
};

test('a page is laid out for a desktop from 1025 pixels on, and for a phone up to 575 [C9.10, C9.11]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  await page.getByRole('heading', { name: 'Questions, answered' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-add-bar]')).not.toHaveAttribute('hidden');
  const floatsAt = async (width: number): Promise<boolean> => {
    await page.setViewportSize({ width, height: 800 });
    return page.getByRole('link', { name: 'Queen', exact: true }).isVisible();
  };
  // A page that is being laid out anew is asked again.
  await expect.poll(() => floatsAt(1025)).toBe(true);
  await expect.poll(() => floatsAt(1024)).toBe(false);

  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const widths = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const name = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Halcyon' }));
    const navigation = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    const popup = await boxOf(shop.offers());
    return { isUnder: navigation.y >= name.y + name.height, isFromEdgeToEdge: popup.width === width };
  };
  await expect.poll(() => widths(575)).toEqual({ isUnder: true, isFromEdgeToEdge: true });
  await expect.poll(() => widths(576)).toEqual({ isUnder: false, isFromEdgeToEdge: false });
});

test('up to 768 pixels the checkout is laid out for a phone [C9.12]', async ({ shop, page }) => {
  await shop.standsAt('cart', 'queen');
  const isBeside = async (width: number): Promise<boolean> => {
    await page.setViewportSize({ width, height: 900 });
    const line = await boxOf(shop.line('Classic memory foam mattress').first());
    const summary = await boxOf(shop.summary());
    return summary.x >= line.x + line.width;
  };
  await expect.poll(() => isBeside(768)).toBe(false);
  await expect.poll(() => isBeside(769)).toBe(true);
  await shop.proceeds();
  const name = page.getByLabel('Full name', { exact: true });
  expect((await boxOf(shop.summary())).x).toBeGreaterThan((await boxOf(name)).x);
  await page.setViewportSize({ width: 768, height: 900 });
  expect((await boxOf(shop.summary())).y).toBeGreaterThan((await boxOf(name)).y);
});

test('every page fits a screen of 320 pixels, whatever was searched for, and everybody can use the checkout there', async ({
  shop,
  page,
}) => {
  // Each of nine pages is looked through as a whole.
  test.slow();
  const fits = async (): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/mattresses', '/mattress', `/search?q=${'unheardof'.repeat(20)}`]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await fits();
  }
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('mattress');
  await expect(page.getByRole('option').first()).toBeVisible();
  await fits();
  await shop.standsAt('cart');
  await shop.isAccessible();
  await shop.proceeds();
  await shop.isAccessible();
  await shop.hasShipped();
  await shop.opens('/checkout/billing');
  await expect(page.locator('iframe[title*="card number" i]')).toBeVisible();
  await shop.isAccessible();
  await shop.reviewsWith('tok_visa');
  await shop.isAccessible();
});
