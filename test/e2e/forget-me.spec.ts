import { expect, test } from './shop.ts';

test('One press in the cart forgets the cart, the cookies and what was looked at on this device', async ({
  shop,
  page,
  context,
}) => {
  await shop.opens('/mattress');
  await shop.standsAt('cart');
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Forget me on this device' }).click();
  await expect(page.getByRole('heading', { name: 'This device knows nothing of you' })).toBeVisible();
  await shop.isAccessible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await shop.opens('/checkout/cart');
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
});
