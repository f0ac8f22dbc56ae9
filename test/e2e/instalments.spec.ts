import type { FrameLocator, Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

const SPLITIT_CARD = '4111111111111111';

/** As far as the billing step, with SplitIt chosen. */
const choosesSplitIt = async (shop: Shop): Promise<FrameLocator> => {
  await shop.standsAt('billing');
  await shop.page.getByRole('radio', { name: 'SplitIt' }).check();
  return formOf(shop.page);
};

const formOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="SplitIt"]');

const typesCard = async (form: FrameLocator): Promise<void> => {
  await form.getByLabel('Name on card').fill('Ada Lovelace');
  await form.getByLabel('Card number').fill(SPLITIT_CARD);
  await form.getByLabel('Expiration date').fill('12/34');
  await form.getByLabel('CVC').fill('123');
};

/** The page of the form, and nothing else of the provider. */
const FORM = /\/form\?/;

const number = (page: Page) => page.getByRole('combobox', { name: 'Number of payments' });

/** What is due each month, as the store's page says it. */
const due = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** SplitIt beside the other ways to pay. */
const compared = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'SplitIt' }) });

test('SplitIt means twelve payments or fewer that are higher, in the page and in a form of its own that knows the shop, and what is approved there pays the whole order [C4.30, C4.31, C7.30, C7.31, K3.20, K3.68]', async ({
  shop,
  page,
}) => {
  const form = await choosesSplitIt(shop);
  await expect(number(page)).toHaveValue('12');
  const { totalPrice } = await shop.cart();
  // $978.79 does not divide by twelve: the first months are a cent higher.
  const twelve = '12 monthly payments: 7 of $81.57, then 5 of $81.56';
  await expect(due(page, twelve)).toBeVisible();
  await expect(form.getByText(twelve)).toBeVisible();
  const frame = page.frames().find((one) => new URL(one.url()).pathname === '/form');
  const asked = new URL(frame?.url() ?? '').searchParams;
  expect(asked.get('applicationId')).toBe('application_counterpane');
  expect(asked.get('numberOfPayments')).toBe('12');
  expect(asked.get('amount')).toBe(String(totalPrice.amount));
  // What is below it stands still from then on.
  await expect(form.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.getByText('Ways to pay compared').click();
  await expect(compared(page).getByText('12, one a month')).toBeVisible();
  await expect(compared(page).getByText('$81.57')).toBeVisible();
  await shop.isAccessible();

  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(FORM, (route) => held.then(() => route.continue()));
  await number(page).selectOption('3');
  await expect(page.getByText('Loading SplitIt…')).toBeVisible();
  await expect(page.getByTitle('SplitIt: approve your payments')).toBeHidden();
  letThrough();
  await expect(form.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(page.getByText('Loading SplitIt…')).toBeHidden();
  const three = '3 monthly payments: 1 of $326.27, then 2 of $326.26';
  await expect(due(page, three)).toBeVisible();
  await expect(compared(page).getByText('3, one a month')).toBeVisible();
  await expect(compared(page).getByText('$326.27')).toBeVisible();
  await expect(compared(page).getByText('12, one a month')).toBeHidden();
  await expect(compared(page).getByText('$81.57')).toBeHidden();
  await expect(form.getByText(three)).toBeVisible();
  await typesCard(form);
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('SplitIt, 3 payments with Visa ending in 1111')).toBeVisible();
  const answer = await page.request.get('/api/carts/my/checkout');
  expect((await answer.json()).result).toMatchObject({
    paymentProvider: 'splitIt',
    splitItNumberOfPayments: 3,
  });
  await shop.placeOrder().click();
  await shop.isThanked();
  await isChargedOnce(page, totalPrice.amount);
});

/** The order says how many payments there are, and the statement of the provider has the whole of it. */
const isChargedOnce = async (page: Page, amount: number): Promise<void> => {
  const orderId = new URL(page.url()).searchParams.get('orderId');
  const order = await page.request.get(`/api/orders/${orderId}`);
  expect((await order.json()).result.extraData).toMatchObject({ numberOfPayments: 3 });
  const ledger: { orderId: string; provider: string; kind: string; amount: number }[] = await (
    await page.request.get('/sandboxes/ledger')
  ).json();
  const own = ledger.filter((entry) => entry.orderId === orderId);
  expect(own).toMatchObject([{ provider: 'splitit', kind: 'charge', amount }]);
};

test('a form that does not load or declines is logged and told, one that is left charges nothing; each can be asked for again, and a card that it refuses is corrected there [C4.31, C8.12]', async ({
  shop,
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const failures = () => logged.filter((text) => text.startsWith('Instalment form failed'));
  const again = page.getByRole('button', { name: 'Try again' });
  await page.route(FORM, (route) => route.abort(), { times: 1 });
  const form = await choosesSplitIt(shop);
  await expect(page.getByText('The form did not load.')).toBeVisible();
  await expect.poll(failures).toHaveLength(1);
  await shop.isAccessible();
  await again.click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You left SplitIt before you approved. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Review order' }).click();
  const refusal = 'You have not approved your payments with SplitIt yet. Use its form, or choose Card.';
  await expect(page.getByRole('link', { name: refusal })).toBeVisible();
  await again.click();
  await expect(form.getByRole('button', { name: 'Approve' })).toBeVisible();

  await form.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect.poll(() => logged.join()).toContain('Instalment form failed: Your card was declined.');
  await again.click();
  await typesCard(form);
  await form.getByLabel('Card number').fill('4000000000000002');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(form.getByRole('alert')).toHaveText('Your card was declined.');
  await form.getByLabel('Card number').fill(SPLITIT_CARD);
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(shop.placeOrder()).toBeVisible();
});
