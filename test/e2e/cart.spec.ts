import { expect, test } from './shop.ts';

test('fifty quick clicks on plus are one cart with the right total', async ({ shop, page }) => {
  await shop.addsMattress('Queen');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  const plus = page.getByRole('button', { name: /increase|more|plus/i }).first();
  for (let click = 0; click < 50; click += 1) await plus.click({ delay: 0 });
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$35,649');
  expect(writes.length).toBeLessThan(10);
});

test('a line can be removed, and the cart says that it is empty', async ({ shop, page }) => {
  await shop.addsMattress('Queen');
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
});

test('the price can be taken apart: how it is made, line by line', async ({ shop, page }) => {
  await shop.addsMattress('Queen');
  await page.getByText('How this price is made').click();
  await expect(page.getByText('Autumn sale').last()).toBeVisible();
  await shop.isAccessible();
});

test('what is sold out or not made cannot be chosen, and says why', async ({ shop, page }) => {
  await shop.opens('/mattresses/memory-foam-mattress');
  const twin = page.getByRole('radio', { name: 'Twin', exact: true });
  await expect(twin).toBeDisabled();
  await expect(twin).toHaveAccessibleDescription(/Out of stock/);
  await shop.opens('/mattresses/hybrid-mattress');
  const calKing = page.getByRole('radio', { name: 'Cal King', exact: true });
  await expect(calKing).toBeEnabled();
  await expect(calKing).toHaveAccessibleDescription(/Ships later/);
});

test('a page that does not exist says so and helps on', async ({ shop, page }) => {
  const answer = await page.goto('/mattresses/no-such-bed');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shop.isAccessible();
});

test('every page fits a screen of 320 pixels', async ({ shop, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/mattresses', '/mattress']) {
    await shop.opens(path);
    await shop.isAccessible();
  }
  await shop.addsMattress();
  await shop.isAccessible();
  await shop.proceeds();
  await shop.isAccessible();
});
