import { expect, test } from './shop.ts';

test('every picture of a product opens large, and Escape leads back to it', async ({ shop, page }) => {
  await shop.opens('/mattress');
  const links = page.getByRole('region', { name: 'Pictures' }).getByRole('link', { name: /^Zoom: / });
  await expect(links).toHaveCount(3);
  await links.first().click();
  const zoom = page.getByRole('dialog', { name: 'Zoom' });
  const picture = zoom.getByRole('img', { name: /on a made bed/ });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await shop.isAccessible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(links.first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture opens by itself, in the colour that was chosen', async ({ shop, page }) => {
    await shop.opens('/bedding/sheet-set?color=grey');
    await page.getByRole('link', { name: 'Zoom: Sheet set, Grey' }).click();
    await expect(page).toHaveURL(/\/media\/sheet-set\/studio\.svg\?color=grey$/);
    await expect(page.locator('svg')).toBeVisible();
  });
});
