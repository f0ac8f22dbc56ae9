import type { BrowserContext } from '@playwright/test';
import { expect, test } from './shop.ts';

const keptCode = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'coupon')?.value;

test('a code of a link waits until something is in the cart, and is on it then', async ({
  shop,
  context,
}) => {
  await shop.opens('/mattress?coupon=SLEEP10&size=queen');
  expect(await keptCode(context)).toBe('SLEEP10');
  await shop.addsToCart();
  await expect(shop.summary()).toContainText('SLEEP10 takes $69 off');
  await expect(shop.summary()).toContainText('$629.10');
  expect(await keptCode(context)).toBeUndefined();
});

test('a code that has expired is taken out and said, and the page asked for anew', async ({
  shop,
  page,
  context,
}) => {
  await shop.opens('/mattress?coupon=LASTYEAR&size=queen');
  await shop.addsToCart();
  await expect(page.getByText('The code LASTYEAR has expired and was not used.')).toBeVisible();
  await expect(page).toHaveURL(/news=expired/);
  await expect(page.getByLabel('Coupon code')).toBeVisible();
  expect(await keptCode(context)).toBeUndefined();
});

test('taking a code out of the cart forgets the code of a link too [K4.54]', async ({
  shop,
  page,
  context,
}) => {
  await shop.opens('/mattress?coupon=SLEEP10&size=queen');
  await shop.addsToCart();
  // Another tab follows a link meanwhile.
  const other = await context.newPage();
  await other.goto('/mattresses?coupon=TWENTYOFF');
  await other.close();
  expect(await keptCode(context)).toBe('TWENTYOFF');
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(page.getByLabel('Coupon code')).toBeVisible();
  expect(await keptCode(context)).toBeUndefined();
  await page.reload();
  await expect(shop.summary()).toContainText('$699.00');
  expect((await shop.cart()).couponDetails).toBeNull();
});

test('a typed code that gives nothing says what would make it count', async ({ shop, page }) => {
  await shop.opens('/bedding/pillow');
  await shop.addsToCart();
  await page.getByLabel('Coupon code').fill('MATTRESS100');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/MATTRESS100 counts when .*mattress.* is in the cart/)).toBeVisible();
});

test('a code of a link is in the prices of what goes with a product, for as many as are chosen [C1.37]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?coupon=SLEEP10&size=queen');
  const upgrade = page.getByRole('radio', { name: /Tranquility/ });
  await expect(upgrade).toHaveAccessibleName(/\+\$45(?!\d)/);
  await page.getByLabel('Quantity').selectOption('2');
  await expect(upgrade).toHaveAccessibleName(/\+\$90(?!\d)/);
  await upgrade.check();
  await shop.addsToCart();
  await expect(shop.summary()).toContainText('SLEEP10');
  expect((await shop.cart()).totalPrice.amount).toBe(2 * (62_910 + 4_500));
});

test('a code of a link is in the price of a set, and what has it not says so', async ({ shop, page }) => {
  await shop.opens('/bedroom-sets/socalle-bed-and-nightstand-set?coupon=SLEEP10');
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await expect(price).toContainText('10% off');
  const told = /Total\s*\$([\d,.]+)/.exec(await price.innerText())?.[1] ?? '';
  await expect(page.getByText('Your code is not in these prices yet.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).last().click();
  await shop.declinesOffers();
  await expect(shop.summary()).toContainText('SLEEP10');
  expect((await shop.cart()).totalPrice.amount).toBe(Math.round(Number(told.replace(',', '')) * 100));
});
