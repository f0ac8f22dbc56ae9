import { hostOf } from '../pages/store-host.ts';
import { expect, test } from './shop.ts';

/** What is chosen, and where; the cart then says so. */
const CHOICES = [
  ['Size', '/mattress', 'King'],
  ['Color', '/bedding/sheet-set', 'Grey'],
  ['Material', '/bedding/natural-cotton-sheet-set', 'Sateen'],
  ['Weight', '/bedding/dual-temperature-weighted-blanket', '20 lbs'],
  ['Leg', '/bed-frames/claremont-upholstered-wood-platform-bed', 'Tall legs'],
  ['Arm', '/bed-frames/cielden-midcentury-upholstered-bed', 'One armrest'],
  ['Base', '/bed-frames/aurora-pine-wood-bed-frame', 'Slats and a closed deck'],
  ['Pillow', '/bedding/serenity-sheet-set-pillow-bundle', 'Contoured memory foam'],
] as const;

test('[C1.04, C3.09] size, color, material, weight, leg, arm, base, pillow and firmness are chosen on product pages', async ({
  page,
}) => {
  const shop = new Shop(page);
  const chosen: unknown[] = [];
  for (const [property, path, option] of CHOICES) {
    await page.goto(path);
    const choices = page.getByRole('radiogroup', { name: property, exact: true });
    await choices.getByRole('radio', { name: option, exact: true }).check();
    await shop.addsToCart();
    const { items } = await shop.cart();
    const line = items.find(({ product, isGift }) => !isGift && product.url === path);
    chosen.push(line?.properties.find(({ name }) => name === property)?.title);
  }
  expect(chosen).toEqual(CHOICES.map(([, , option]) => option));
  await page.goto(`http://${hostOf('aurelle')}/mattress/hybrid/soft`);
  const firmnesses = page.getByRole('navigation', { name: 'Firmness' }).getByRole('link');
  await expect(firmnesses).toHaveText(['Soft', 'Luxury firm', 'Firm']);
  await firmnesses.getByText('Luxury firm').click();
  await expect(page).toHaveURL(/\/mattress\/hybrid\/luxury-firm$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('luxury firm');
});

test('a pack is chosen beside how many packs', async ({ page }) => {
  const shop = new Shop(page);
  await page.goto('/bedding/tri-comfort-cooling-pillow');
  await page.getByRole('radiogroup', { name: 'Pack' }).getByRole('radio', { name: 'Pair' }).check();
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('3');
  await shop.addsToCart();
  const [line] = (await shop.cart()).items;
  expect([line?.quantity, line?.properties.map(({ title }) => title).join()]).toEqual([3, 'Standard,Pair']);
});
