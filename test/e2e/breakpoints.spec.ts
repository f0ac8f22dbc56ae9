import type { Locator } from '@playwright/test';
import { expect, test } from './shop.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
};

test('from 1025 pixels on a page is laid out for a desktop [C9.10]', async ({ shop, page }) => {
  const floatsAt = async (width: number): Promise<boolean> => {
    await page.setViewportSize({ width, height: 800 });
    await shop.opens('/mattress?size=queen');
    await page.getByRole('heading', { name: 'Questions, answered' }).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-add-bar]')).not.toHaveAttribute('hidden');
    return page.getByRole('link', { name: 'Queen', exact: true }).isVisible();
  };
  expect(await floatsAt(1025)).toBe(true);
  expect(await floatsAt(1024)).toBe(false);
});

test('up to 575 pixels a page is laid out for a phone [C9.11]', async ({ shop, page }) => {
  const widths = async (width: number, size: string) => {
    await page.setViewportSize({ width, height: 800 });
    await shop.opens(`/mattress?size=${size}`);
    const name = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Halcyon' }));
    const navigation = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    // It offers more once in a visit.
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const popup = await boxOf(shop.offers());
    return { isUnder: navigation.y >= name.y + name.height, isFromEdgeToEdge: popup.width === width };
  };
  expect(await widths(575, 'queen')).toEqual({ isUnder: true, isFromEdgeToEdge: true });
  expect(await widths(576, 'king')).toEqual({ isUnder: false, isFromEdgeToEdge: false });
});

test('up to 768 pixels the checkout is laid out for a phone [C9.12]', async ({ shop, page }) => {
  await shop.addsMattress('Queen');
  const isBeside = async (width: number): Promise<boolean> => {
    await page.setViewportSize({ width, height: 900 });
    const line = await boxOf(shop.line('Classic memory foam mattress').first());
    const summary = await boxOf(shop.summary());
    return summary.x >= line.x + line.width;
  };
  // A page that is being laid out anew is asked again.
  await expect.poll(() => isBeside(768)).toBe(false);
  await expect.poll(() => isBeside(769)).toBe(true);
  await shop.proceeds();
  const name = page.getByLabel('Full name', { exact: true });
  expect((await boxOf(shop.summary())).x).toBeGreaterThan((await boxOf(name)).x);
  await page.setViewportSize({ width: 768, height: 900 });
  expect((await boxOf(shop.summary())).y).toBeGreaterThan((await boxOf(name)).y);
});

test('every page fits a screen of 320 pixels, whatever was searched for', async ({ shop, page }) => {
  // Each of seven pages is looked through as a whole.
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/mattresses', '/mattress', `/search?q=${'unheardof'.repeat(20)}`]) {
    await shop.opens(path);
    await shop.isAccessible();
  }
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('mattress');
  await expect(page.getByRole('option').first()).toBeVisible();
  await shop.isAccessible();
  await shop.standsAt('cart');
  await shop.isAccessible();
  await shop.proceeds();
  await shop.isAccessible();
});
