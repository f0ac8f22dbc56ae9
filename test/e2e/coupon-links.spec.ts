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
