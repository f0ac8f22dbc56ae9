import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

/** What a shopper does at Amazon. */
const amazonOf = (page: Page) => ({
  signIn: page.getByRole('heading', { name: 'Sign in to Amazon Pay' }),
  confirm: page.getByRole('heading', { name: 'Confirm your payment' }),
  presses: (answer: 'Approve' | 'Cancel') => page.getByRole('button', { name: answer }).click(),
});

/** What Amazon's script draws. */
const button = (page: Page) => page.getByRole('button', { name: 'Amazon Pay', exact: true });

/** Amazon's script is loaded only when the place of its button is near: on a phone that is further down. */
const comesNear = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Google Pay / Apple Pay' }).scrollIntoViewIfNeeded();

/** The same on the page of a product. */
const opensProduct = async (shop: Shop): Promise<void> => {
  await shop.opens('/mattress');
  await shop.page.getByRole('button', { name: /Google Pay/ }).scrollIntoViewIfNeeded();
};

/** From the cart to Amazon's page. */
const startsAtCart = async (shop: Shop): Promise<ReturnType<typeof amazonOf>> => {
  await shop.standsAt('cart');
  await comesNear(shop.page);
  await button(shop.page).click();
  const amazon = amazonOf(shop.page);
  await expect(amazon.signIn).toBeVisible();
  return amazon;
};

const stateOf = async (page: Page) => {
  const answer = await page.request.get('/api/carts/my/checkout');
  return (await answer.json()).result;
};

/** What the sandbox's own ledger says of the order on the page. */
const booksOf = async (page: Page): Promise<string[]> => {
  const orderId = new URL(page.url()).searchParams.get('orderId');
  const ledger: { orderId: string; provider: string; kind: string; amount: number }[] = await (
    await page.request.get('/sandboxes/ledger')
  ).json();
  return ledger
    .filter((entry) => entry.orderId === orderId)
    .map(({ provider, kind, amount }) => `${provider} ${kind} ${amount}`);
};

/** What Amazon's button sends when it is pressed. */
const nextPress = async (page: Page): Promise<Record<string, string>> => {
  const sent = await page.waitForRequest(/\/checkout\/initiate$/);
  return Object.fromEntries(new URLSearchParams(sent.postData() ?? ''));
};

test('from the cart a shopper turns back at Amazon, signs in after all, looks once more, agrees there and has paid [K4.36, K4.37, K4.39, K4.41, K4.43, K2.05, K9.06]', {
  tag: '@phone',
}, async ({ shop, page }) => {
  const amazon = await startsAtCart(shop);
  await amazon.presses('Cancel');
  await expect(page.getByRole('alert')).toContainText('Error: The buyer canceled the checkout.');
  await shop.isAccessible();
  const [pressed] = await Promise.all([nextPress(page), button(page).click()]);
  await expect(amazon.signIn).toBeVisible();
  expect(pressed).toMatchObject({
    ledgerCurrency: 'USD',
    checkoutLanguage: 'en_US',
    productType: 'PayAndShip',
    placement: 'Cart',
    algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
  });
  expect(await stateOf(page)).toMatchObject({ isAmazonPayServiceInitiated: true, isExpressPayment: true });
  await amazon.presses('Approve');

  await expect(shop.placeOrder()).toBeVisible();
  expect(await stateOf(page)).toMatchObject({
    amazonCheckoutSessionId: new URL(page.url()).searchParams.get('amazonCheckoutSessionId'),
  });
  await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('20 W 34th St');
  await expect(page.getByRole('region', { name: 'Pay with' })).toContainText('Amazon Pay');
  await shop.isAccessible();
  const { totalPrice } = await shop.cart();
  const here = page.url();
  await shop.opens('/checkout/review');
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  await page.goto(here);

  await shop.placeOrder().click();
  await expect(amazon.confirm).toBeVisible();
  await amazon.presses('Approve');
  await shop.isThanked();
  expect(await booksOf(page)).toEqual([`amazon charge ${totalPrice.amount}`]);
});

test('on the page of a product Amazon’s button adds what is chosen, and leads to Amazon in one press', {
  tag: '@phone',
}, async ({ shop, page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await opensProduct(shop);
  await page.getByRole('radio', { name: 'Twin', exact: true }).check();
  await page.getByLabel('Quantity').selectOption('2');
  await expect(button(page)).toBeVisible();
  await shop.isAccessible();
  const [pressed] = await Promise.all([nextPress(page), button(page).click()]);
  expect(pressed).toMatchObject({ placement: 'Product', productType: 'PayAndShip', ledgerCurrency: 'USD' });
  const amazon = amazonOf(page);
  await amazon.presses('Approve');
  await expect(shop.placeOrder()).toBeVisible();
  const { items, totalPrice } = await shop.cart();
  const own = items.filter(({ isGift }) => !isGift);
  expect(own.map(({ sku, quantity }) => [sku.includes('twin'), quantity])).toEqual([[true, 2]]);
  expect(await stateOf(page)).toMatchObject({ isExpressPayment: true, pdpRedirected: true });
  await shop.placeOrder().click();
  await amazon.presses('Approve');
  await shop.isThanked();
  expect(await booksOf(page)).toEqual([`amazon charge ${totalPrice.amount}`]);
  expect(refused).toEqual([]);
});

test('what Amazon’s button on the page of a product cannot add is told there, and nothing is begun', async ({
  shop,
  page,
}) => {
  await opensProduct(shop);
  await expect(button(page)).toBeVisible();
  // A page that was open for days sends what is not sold any more.
  await page.locator('form[data-purchase] input[name="product"]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'gone';
  });
  await button(page).click();
  const alert = page.locator('form[data-purchase]').getByRole('alert');
  await expect(alert).toContainText('Nothing was added.');
  await expect(alert).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/mattress');
  await shop.isAccessible();
});

test('where Amazon’s script does not load the page of a product says so, and sells all the same', async ({
  shop,
  page,
}) => {
  await page.route('**/checkout.js', (route) => route.abort());
  await opensProduct(shop);
  await expect(page.getByText('The Amazon Pay button is not displayed.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(async () => (await shop.cart()).items.length).toBeGreaterThan(0);
});

test('on the billing step Amazon Pay is a way to pay: the order waits on a page with its button, and is paid at Amazon', {
  tag: '@phone',
}, async ({ shop, page }) => {
  await shop.standsAt('billing');
  await page.getByRole('radio', { name: 'Amazon Pay' }).check();
  await page.getByRole('button', { name: 'Review order' }).click();
  const { totalPrice } = await shop.cart();
  await shop.placeOrder().click();
  await expect(shop.heading('Pay with Amazon Pay')).toBeVisible();
  await expect(button(page)).toBeVisible();
  await shop.isAccessible();
  await button(page).click();
  await expect(page.getByText(/^Delivered to /)).toBeVisible();
  await amazonOf(page).presses('Approve');
  await shop.isThanked();
  expect(await booksOf(page)).toEqual([`amazon charge ${totalPrice.amount}`]);
});

test('where Amazon’s script does not load the shopper is told, and may try again', async ({ shop, page }) => {
  await page.route('**/checkout.js', (route) => route.abort());
  await shop.standsAt('cart');
  await comesNear(page);
  await expect(page.getByText('The Amazon Pay button is not displayed.')).toBeVisible();
  await page.unroute('**/checkout.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(button(page)).toBeVisible();
});
