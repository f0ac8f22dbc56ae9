import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

/** What a shopper does at Amazon. */
const amazonOf = (page: Page) => ({
  signIn: page.getByRole('heading', { name: 'Sign in to Amazon Pay' }),
  confirm: page.getByRole('heading', { name: 'Confirm your payment' }),
  presses: (answer: 'Approve' | 'Cancel') => page.getByRole('button', { name: answer }).click(),
});

const button = (page: Page) => page.getByRole('button', { name: 'Pay with Amazon' });

/** From the cart to Amazon's page. */
const startsAtCart = async (shop: Shop): Promise<ReturnType<typeof amazonOf>> => {
  await shop.standsAt('cart');
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

test('from the cart a shopper turns back at Amazon, signs in after all, looks once more, agrees there and has paid [K4.36, K4.37, K4.39, K4.41, K2.05, K9.06]', async ({
  shop,
  page,
}) => {
  const amazon = await startsAtCart(shop);
  await amazon.presses('Cancel');
  await expect(page.getByRole('alert')).toContainText('Error: The buyer canceled the checkout.');
  await shop.isAccessible();
  await button(page).click();
  await expect(amazon.signIn).toBeVisible();
  expect(await stateOf(page)).toMatchObject({
    isAmazonPayServiceInitiated: true,
    isExpressPayment: true,
    amazonCheckoutSessionId: new URL(page.url()).searchParams.get('amazonCheckoutSessionId'),
  });
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    ledgerCurrency: 'USD',
    checkoutLanguage: 'en_US',
    productType: 'PayAndShip',
    placement: 'Cart',
  });
  await amazon.presses('Approve');

  await expect(shop.placeOrder()).toBeVisible();
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
