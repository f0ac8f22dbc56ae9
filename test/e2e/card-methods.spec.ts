import type { FrameLocator, Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Chooses a way to pay that asks on its own page, and goes there. */
const goesToPage = async (shop: Shop, name: string): Promise<void> => {
  await radio(shop.page, name).check();
  await shop.reviews();
  await expect(shop.page.getByRole('region', { name: 'Pay with' })).toContainText(
    `${name}, on the provider’s secure page`,
  );
  await shop.placeOrder().click();
};

const presses = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** How an order stands that a page is about, and who takes its money. */
const paidWith = async (page: Page): Promise<string> => {
  const id = new URL(page.url()).searchParams.get('orderId');
  const { result } = (await (await page.request.get(`/api/orders/${id}`)).json()) as {
    result: { status: string; paymentDetails: { provider: string } };
  };
  return `${result.status} with ${result.paymentDetails.provider}`;
};

/** What the provider's own statement says of the order that a page is about. */
const booksOf = async (page: Page): Promise<string[]> => {
  const id = new URL(page.url()).searchParams.get('orderId');
  const ledger: { orderId: string; kind: string; amount: number }[] = await (
    await page.request.get('/sandboxes/ledger')
  ).json();
  return ledger.filter(({ orderId }) => orderId === id).map(({ kind, amount }) => `${kind} ${amount}`);
};

const sheetOf = (page: Page, name: string): FrameLocator => page.frameLocator(`iframe[title="${name}"]`);

test('a bank takes its time and the page waits: one that says no days later leads back [K4.64]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('billing');
  await goesToPage(shop, 'Bank');
  await presses(page, 'Insufficient funds, days later');
  await expect(shop.heading('Almost there')).toBeVisible();
  await shop.isAccessible();
  // The page asks again every four seconds.
  await expect(page.getByText('Insufficient funds', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(radio(page, 'Bank')).toBeChecked();
});

test('a wallet that is left, is declined or whose bank is not answered well can be opened again; approved by keys alone it pays the order once [K3.59, K4.46]', async ({
  shop,
  page,
}) => {
  const sheet = sheetOf(page, 'Google Pay');
  const wallet = page.getByRole('button', { name: 'Google Pay' });
  await shop.standsAt('billing');
  await radio(page, 'Google Pay').check();
  await expect(wallet).toBeVisible();
  await wallet.click();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You left Google Pay before you approved. Nothing was charged.')).toBeVisible();
  await wallet.click();
  await sheet.getByRole('button', { name: 'Insufficient funds' }).click();
  await shop.placeOrder().click();
  await expect(page.getByText('Insufficient funds', { exact: true })).toBeVisible();
  await expect(radio(page, 'Google Pay')).toBeChecked();
  await expect(page.getByText('Google Pay is ready to use.')).toHaveCount(0);

  await wallet.click();
  await sheet.getByRole('button', { name: 'Ask for 3-D Secure' }).click();
  await shop.placeOrder().click();
  await presses(page, 'Decline');
  await expect(page.getByRole('dialog', { name: 'Checkout error' })).toContainText(
    'response.paymentIntent.status: requires_payment_method',
  );
  await presses(page, 'Close');

  await wallet.press('Enter');
  const { totalPrice } = await shop.cart();
  await expect(
    sheet.getByText(new RegExp(`Total: \\$${(totalPrice.amount / 100).toFixed(2)}`)),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Pay with' })).toContainText('Google Pay');
  await shop.placeOrder().click();
  await shop.isThanked();
  expect(await paidWith(page)).toBe('paid with googlepay');
  expect(await booksOf(page)).toEqual([`charge ${totalPrice.amount}`]);
});

test('Apple Pay is for browsers that have it; any other says so and offers the rest, and the way that is chosen alone is open [K3.60]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('billing');
  const cardNumber = page.locator('iframe[title*="card number" i]');
  await expect(cardNumber).toBeVisible();
  const missing = page.getByText('The Apple Pay button is not displayed.');
  await radio(page, 'Google Pay').check();
  await expect(cardNumber).toBeHidden();
  await expect(missing).toBeHidden();
  await radio(page, 'Apple Pay').check();
  await expect(missing).toBeVisible();
  await expect(page.getByRole('button', { name: 'Google Pay', exact: true })).toBeHidden();
  await expect(page.getByText('This browser has no wallet of this kind')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { ApplePaySession: class {} }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  await sheetOf(page, 'Apple Pay').getByRole('button', { name: 'Approve' }).click();
  await shop.placeOrder().click();
  await shop.isThanked();
  expect(await paidWith(page)).toBe('paid with applepay');
});

test('the browser’s own payment sheet pays with the card that it keeps [K3.58]', async ({ shop, page }) => {
  await shop.standsAt('billing');
  await radio(page, 'Browser wallet').check();
  await page.getByRole('button', { name: 'Pay with this browser' }).click();
  await sheetOf(page, 'Payment Request').getByRole('button', { name: 'Approve' }).click();
  await expect(shop.placeOrder()).toBeVisible();
  const state = (await (await page.request.get('/api/carts/my/checkout')).json()).result;
  expect(state.stripePaymentRequestToken).toMatch(/^tok_/);
  await shop.placeOrder().click();
  await shop.isThanked();
  expect(await paidWith(page)).toBe('paid with stripePaymentRequest');
});
