import { expect, test } from './shop.ts';

test('fifty quick clicks on plus are one write: the number shows at once, the sums wait for the server', async ({
  shop,
  page,
}) => {
  await shop.standsAt('cart', 'queen');
  const { version } = await shop.cart();
  const writes: (string | undefined)[] = [];
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/carts/my/items/**', async (route) => {
    writes.push(route.request().headers()['if-match']);
    await isHeld;
    await route.continue();
  });
  await page.getByRole('button', { name: 'One more' }).evaluate(async (plus: HTMLButtonElement) => {
    for (let click = 0; click < 50; click += 1) {
      plus.click();
      await new Promise((next) => setTimeout(next));
    }
  });
  await expect(page.getByLabel('Quantity')).toHaveValue('51');
  await expect.poll(() => writes.length).toBe(1);
  await expect(shop.summary()).toContainText('$699');
  await expect(shop.summary().locator('[aria-busy=true]')).toBeVisible();
  answer();
  await expect(shop.summary()).toContainText('$35,649');
  await expect(shop.summary().locator('[aria-busy=true]')).toHaveCount(0);
  expect(writes).toEqual([String(version)]);
  expect((await shop.cart()).version).toBe(version + 1);
});

test('a cart is emptied at once and brought back by one press; when another tab empties it, the next click says so [K7.12]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('cart', 'queen');
  const { items, totalPrice } = await shop.cart();
  await page.getByRole('button', { name: 'Empty cart' }).click();
  await expect(page.getByText('Your cart was emptied.')).toBeVisible();
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
  await expect(shop.heading('Your cart')).toBeFocused();
  expect((await shop.cart()).items).toEqual([]);
  await shop.isAccessible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shop.summary()).toContainText('$699');
  expect(await shop.cart()).toMatchObject({ items, totalPrice });
  await page.getByText('How this price is made').click();
  await shop.isAccessible();

  const other = await page.context().newPage();
  await other.goto('/checkout/cart');
  await other.getByRole('button', { name: 'Remove' }).click();
  await expect(other.getByText(/your cart is empty/i)).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
  await expect(shop.heading('Your cart')).toBeFocused();
});

test('a lost request is told at its line, and a page that cannot be reached keeps its face and offers to try again; the focus stays on the page', async ({
  shop,
  page,
}) => {
  await shop.standsAt('cart', 'queen');
  await page.route('**/api/**', (route) => route.abort());
  const plus = page.getByRole('button', { name: 'One more' });
  await plus.click();
  await expect(page.getByText('An error occurred, please try again')).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('1');
  await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription(/An error occurred/);
  await page.unroute('**/api/**');
  await plus.click();
  await expect(shop.summary()).toContainText('$1,398');

  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(shop.heading('We could not reach the shop')).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
  await shop.isAccessible();
  await page.unroute('**/*.data*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Classic memory foam mattress' })).toBeVisible();
  await shop.comesAlive();
  await page.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
  await expect(shop.heading('Your cart')).toBeFocused();
});

test('a quantity that is none is told at its line, also when it was typed before the page came alive, and holds the checkout back', async ({
  shop,
  page,
}) => {
  await shop.standsAt('cart', 'queen');
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => isTyped.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  const quantity = page.getByLabel('Quantity');
  await quantity.fill('0');
  typed();
  await expect(quantity).toHaveAccessibleDescription(/Enter a whole number from 1 to 100/);

  for (const none of ['101', '1.5', '']) {
    await quantity.fill(none);
    await expect(quantity).toHaveAccessibleDescription(/Enter a whole number from 1 to 100/);
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await page.getByText('Proceed to checkout', { exact: true }).click();
    await expect(quantity).toBeFocused();
    await expect(shop.heading('Your cart')).toBeVisible();
  }
  await shop.isAccessible();
  await quantity.fill('2');
  await expect(shop.summary()).toContainText('$1,398');
  await expect(quantity).toHaveAttribute('aria-invalid', 'false');
  await shop.proceeds();
  expect((await shop.cart()).itemsCount).toBe(2);
});
