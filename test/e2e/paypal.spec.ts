import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** What a shopper does with PayPal. */
const walletOf = (page: Page) => ({
  radio: (name = 'PayPal') => page.getByRole('radio', { name, exact: true }),
  button: (name = 'PayPal') => page.getByRole('button', { name, exact: true }),
  /** Presses the wallet's button; PayPal's own window opens. */
  opens: async (): Promise<Page> => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'PayPal', exact: true }).click();
    return opening;
  },
});

const paidWith = async (page: Page): Promise<string> => {
  const id = new URL(page.url()).searchParams.get('orderId');
  const answer = await page.request.get(`/api/orders/${id}`);
  const { result } = (await answer.json()) as {
    result: { status: string; paymentDetails: { provider: string } };
  };
  return `${result.status} with ${result.paymentDetails.provider}`;
};

test('a shopper approves in PayPal’s window, which knows where the order goes, and the order is paid [C4.27, C4.28, C7.27, C7.28]', async ({
  shop,
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await shop.standsAt('billing');
  const wallet = walletOf(page);
  expect(calls.filter((path) => path.includes('braintree') || path.includes('paypal'))).toEqual([]);

  await wallet.radio().check();
  await expect(wallet.button()).toBeVisible();
  await shop.isAccessible();
  const asked = calls.filter((path) => /tokens$|\.min\.js$|configuration$|\/sdk\/js$/.test(path));
  expect(asked[0]).toBe('/api/braintree/tokens');
  expect(asked.slice(-2)).toEqual([expect.stringMatching(/configuration$/), '/sdk/js']);

  const popup = await wallet.opens();
  await expect(popup.getByRole('heading', { name: 'PayPal', exact: true })).toBeVisible();
  await expect(popup.getByText('Ada Lovelace')).toContainText('20 W 34th St');
  await expect(popup.getByText('Ada Lovelace')).toContainText('New York, NY 10001');
  await popup.getByRole('button', { name: 'Approve' }).click();

  await expect(shop.placeOrder()).toBeVisible();
  const paysWith = page.getByRole('region', { name: 'Pay with' });
  await expect(paysWith).toContainText('PayPal');
  await test.step('what PayPal approved is never used as a card', async () => {
    await paysWith.getByRole('link', { name: 'Change' }).click();
    await expect(page.getByText('PayPal is ready to use.')).toBeVisible();
    await wallet.radio('Card').check();
    await page.getByRole('button', { name: 'Review order' }).click();
    await expect(page.getByText(/^Card Number Validation Error/).first()).toBeVisible();
    await wallet.radio().check();
    await shop.reviews();
    await expect(paysWith).toContainText('PayPal');
  });
  await shop.placeOrder().click();
  await shop.isThanked();
  expect(await paidWith(page)).toBe('paid with paypal');
});

test('PayPal ends in cancelling, in an error, without enough money or in an approval, and is asked anew each time [C4.29]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('billing');
  const wallet = walletOf(page);
  await wallet.radio().check();
  const left = page.getByText('You left PayPal before you approved. Nothing was charged.');
  // The page looks now and then whether the window is there: only a sentence that is new says that it has seen it go.
  await (await wallet.opens()).close();
  await expect(left).toBeVisible();
  await wallet.radio('Card').check();
  await wallet.radio().check();
  await expect(left).toBeHidden();

  await (await wallet.opens()).getByRole('button', { name: 'Cancel' }).click();
  await expect(left).toBeVisible();

  await page.route(/paypal_accounts$/, (route) => route.abort());
  await (await wallet.opens()).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Cannot contact the gateway at this time.')).toBeVisible();
  await shop.isAccessible();

  await page.unroute(/paypal_accounts$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await (await wallet.opens()).getByRole('button', { name: 'Insufficient funds' }).click();
  await shop.placeOrder().click();
  await expect(page.getByText('Insufficient funds', { exact: true })).toBeVisible();
  await expect(wallet.radio()).toBeChecked();
  await expect(page.getByText('PayPal is ready to use.')).toHaveCount(0);
  await (await wallet.opens()).getByRole('button', { name: 'Approve' }).click();
  await shop.placeOrder().click();
  await shop.isThanked();
});

test('an error of the client, of the button or of the token is logged, said, and the button is not displayed: another way to pay goes on [C8.10, C8.11]', async ({
  shop,
  page,
}) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await shop.standsAt('billing');
  const wallet = walletOf(page);
  const steps = [
    ['the client', /client_api\/v1\/configuration/],
    ['the button', /setup_billing_agreement$/],
    ['the token', /paypal_accounts$/],
  ] as const;
  for (const [step, address] of steps) {
    await page.route(address, (route) => route.abort());
    await wallet.radio().check();
    if (step === 'the button') await wallet.opens();
    if (step === 'the token') await (await wallet.opens()).getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('alert').getByText('The PayPal button is not displayed.')).toBeVisible();
    await expect(wallet.button()).toBeHidden();
    const failed = () => log.filter((text) => text.startsWith('Wallet failed: Cannot contact the gateway'));
    await expect.poll(() => failed().length).toBe(1);
    log.length = 0;
    await page.unroute(address);
    await wallet.radio('Card').check();
  }

  await test.step('when its script does not load the shopper pays another way', async () => {
    await page.route(/client\.min\.js/, (route) => route.abort());
    await page.reload();
    await shop.comesAlive();
    await wallet.radio().check();
    await expect(page.getByText('Fail to load init Script')).toBeVisible();
    await page.getByRole('button', { name: 'Review order' }).click();
    await expect(page.getByRole('link', { name: /not approved the payment with PayPal/ })).toBeVisible();
    await wallet.radio('Card').check();
    await shop.typesCard('4242424242424242');
    await shop.reviews();
  });
});

test('where windows are blocked PayPal opens over the page; PayPal Credit offers to pay later there [C7.29]', async ({
  shop,
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await shop.standsAt('billing');
  const wallet = walletOf(page);
  await wallet.radio('PayPal Credit').check();
  await wallet.button('PayPal Credit').click();
  const frame = page.frameLocator('iframe[title^="PayPal"]').last();
  await frame.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You left PayPal Credit before you approved.')).toBeVisible();
  await wallet.button('PayPal Credit').click();
  await expect(frame.getByText('Pay later with PayPal Credit')).toBeVisible();
  await frame.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('region', { name: 'Pay with' })).toContainText('PayPal Credit');
  await shop.placeOrder().click();
  await shop.isThanked();
  expect(await paidWith(page)).toBe('paid with paypalCredit');
});
