import type { FrameLocator, Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

const EXPRESS = 'Google Pay / Apple Pay';

const sheetOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Google Pay"]');

/** The wallet's sheet, from the cart. */
const opensSheet = async (shop: Shop): Promise<FrameLocator> => {
  const { page } = shop;
  await page.getByRole('button', { name: 'Google Pay', exact: true }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('button', { name: 'Approve' })).toBeEnabled();
  return sheet;
};

const expressFromCart = async (shop: Shop): Promise<void> => {
  await shop.standsAt('cart');
  await shop.page.getByRole('link', { name: EXPRESS }).click();
  await expect(shop.heading('Express checkout')).toBeVisible();
};

const stateOf = async (page: Page) =>
  (await (await page.request.get('/api/carts/my/checkout')).json()).result as Record<string, unknown>;

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 768;

const shown = (amount: number): RegExp =>
  new RegExp(
    `Total: \\$${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount / 100)}`,
  );

test('from the cart a wallet is the whole checkout: delivery and taxes follow its address, a place that we do not ship to is said, and its approval is the order, which says whether it came from a phone [K3.22]', {
  tag: '@phone',
}, async ({ shop, page }) => {
  await expressFromCart(shop);
  await shop.isAccessible();
  const sheet = await opensSheet(shop);
  const inNewYork = await shop.cart();
  await expect(sheet.getByText(shown(inNewYork.totalPrice.amount))).toBeVisible();
  await sheet.getByLabel('Ship to').selectOption({ label: '2424 Kalakaua Ave, Honolulu' });
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await sheet.getByLabel('Ship to').selectOption({ label: '100 Pearl St, Hartford' });
  await expect(sheet.getByText('Recycling Fee')).toBeVisible();
  const inHartford = await shop.cart();
  expect(inHartford.totalPrice.amount).not.toBe(inNewYork.totalPrice.amount);
  await expect(sheet.getByText(shown(inHartford.totalPrice.amount))).toBeVisible();
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await shop.isThanked();
  const id = new URL(page.url()).searchParams.get('orderId');
  const { result } = await (await page.request.get(`/api/orders/${id}`)).json();
  expect(result).toMatchObject({
    status: 'paid',
    total: inHartford.totalPrice,
    paymentDetails: { provider: 'googlepay', last4: '4242' },
    shippingDetails: { lastName: 'Lovelace', address: { city: 'Hartford', zip: '06103' } },
    metadata: { mobile: isPhone(page) },
  });
});

test('the button on a product’s page adds it and goes to the wallets; no wallet’s script is loaded before, and the browser’s own payment sheet is a whole checkout too [K3.36]', async ({
  shop,
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await shop.opens('/mattress');
  await page.getByRole('button', { name: EXPRESS }).click();
  await expect(shop.heading('Express checkout')).toBeVisible();
  const own = new URL(page.url()).origin;
  const foreign = () => scripts.filter((url) => new URL(url).origin !== own);
  await expect(page.getByRole('button', { name: 'Google Pay', exact: true })).toBeVisible();
  // Affirm is no wallet: its script writes a line on the page of the product, once a shopper is near it.
  expect(foreign().every((url) => /\/(?:stripe|checkout|affirm)\.js$/.test(url))).toBe(true);
  expect((await shop.cart()).itemsCount).toBeGreaterThan(0);
  expect(await stateOf(page)).toMatchObject({ pdpRedirected: true });
  await page.getByRole('button', { name: 'Pay with this browser' }).click();
  const sheet = page.frameLocator('iframe[title="Payment Request"]');
  await expect(sheet.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await expect(sheet.getByText('Taxes')).toBeVisible();
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await shop.isThanked();
  const id = new URL(page.url()).searchParams.get('orderId');
  const { result } = await (await page.request.get(`/api/orders/${id}`)).json();
  expect(result).toMatchObject({
    status: 'paid',
    paymentDetails: { provider: 'stripePaymentRequest', last4: '4242' },
    shippingDetails: { address: { city: 'New York' } },
  });
});

test('a wallet that is left is remembered with the way back, and nothing is charged; a decline leads back to where the wallet was opened, with the words of the bank, and the state is cleared [K4.29, K4.30]', async ({
  shop,
  page,
}) => {
  await expressFromCart(shop);
  const sheet = await opensSheet(shop);
  await expect.poll(async () => (await stateOf(page)).isExpressPayment).toBe(true);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/before you approved. Nothing was charged./)).toBeVisible();
  await expect.poll(async () => (await stateOf(page)).isExpressPayment).toBe(false);
  expect(await stateOf(page)).toMatchObject({ expressFallbackStep: 'cart', expressPaymentRefreshKey: 1 });
  await shop.isAccessible();
  await page.getByRole('link', { name: 'Go on without a wallet' }).click();
  await expect(shop.heading('Where should it go?')).toBeVisible();

  await page.getByRole('link', { name: EXPRESS }).click();
  const again = await opensSheet(shop);
  await again.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout error' })).toContainText('Your card was declined.');
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  expect(await stateOf(page)).toMatchObject({
    isExpressPayment: false,
    isExpressPaymentSuccess: false,
    paymentToken: null,
  });
  // The wallet's address stays: the shopper goes on by hand.
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
});
