import type { FrameLocator, Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

const SPLITIT_CARD = '4111111111111111';

/** Places the order with SplitIt, in as many payments: its form is in the page then. */
const placesWithSplitIt = async (shop: Shop, payments: '12' | '3'): Promise<FrameLocator> => {
  await shop.standsAt('billing');
  await shop.page.getByRole('radio', { name: 'SplitIt' }).check();
  await number(shop.page).selectOption(payments);
  await shop.page.getByRole('button', { name: 'Review order' }).click();
  await shop.placeOrder().click();
  await expect(shop.page.getByRole('heading', { level: 1, name: 'Pay with SplitIt' })).toBeVisible();
  return formOf(shop.page);
};

const formOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="SplitIt"]');

const typesCard = async (form: FrameLocator): Promise<void> => {
  await form.getByLabel('Name on card').fill('Ada Lovelace');
  await form.getByLabel('Card number').fill(SPLITIT_CARD);
  await form.getByLabel('Expiration date').fill('12/34');
  await form.getByLabel('CVC').fill('123');
};

/** The page of the form, and nothing else of the provider. */
const FORM = /\/flex-form\/\d+\?/;
const SCRIPT = /\/flex-form\.js/;

const number = (page: Page) => page.getByRole('combobox', { name: 'Number of payments' });

/** What is due each month, as the store's page says it. */
const due = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** SplitIt beside the other ways to pay. */
const compared = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'SplitIt' }) });

test('SplitIt means twelve payments or fewer that are higher, its form is loaded for the order, then shown, and what is approved there pays the whole order [C4.30, C4.31, C7.30, C7.31, K3.20, K3.68]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('billing');
  await page.getByRole('radio', { name: 'SplitIt' }).check();
  await expect(number(page)).toHaveValue('12');
  const { totalPrice } = await shop.cart();
  // $978.79 does not divide by twelve: the first months are a cent higher.
  await expect(due(page, '12 monthly payments: 7 of $81.57, then 5 of $81.56')).toBeVisible();
  await page.getByText('Ways to pay compared').click();
  await expect(compared(page).getByText('12, one a month')).toBeVisible();
  await expect(compared(page).getByText('$81.57')).toBeVisible();
  await shop.isAccessible();
  await number(page).selectOption('3');
  const three = '3 monthly payments: 1 of $326.27, then 2 of $326.26';
  await expect(due(page, three)).toBeVisible();
  await expect(compared(page).getByText('3, one a month')).toBeVisible();
  await expect(compared(page).getByText('$326.27')).toBeVisible();
  await expect(compared(page).getByText('12, one a month')).toBeHidden();

  await page.getByRole('button', { name: 'Review order' }).click();
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(FORM, (route) => held.then(() => route.continue()));
  await shop.placeOrder().click();
  await expect(page.getByText('Loading SplitIt…')).toBeVisible();
  await expect(page.getByTitle('SplitIt')).toBeHidden();
  letThrough();
  const form = formOf(page);
  await expect(form.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(page.getByText('Loading SplitIt…')).toBeHidden();
  await expect(form.getByText(three)).toBeVisible();
  await shop.isAccessible();
  await typesCard(form);
  await form.getByRole('button', { name: 'Approve' }).click();
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
  expect(own).toMatchObject([{ kind: 'authorise' }, { provider: 'splitit', kind: 'charge', amount }]);
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
  await page.route(SCRIPT, (route) => route.abort(), { times: 1 });
  const form = await placesWithSplitIt(shop, '12');
  await expect(page.getByText('The form did not load.')).toBeVisible();
  await expect.poll(failures).toHaveLength(1);
  await shop.isAccessible();
  await again.click();
  await form.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect.poll(() => logged.join()).toContain('Instalment form failed: Your card was declined.');
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await expect(page.getByRole('radio', { name: 'SplitIt' })).toBeChecked();
  await page.getByRole('button', { name: 'Review order' }).click();
  await shop.placeOrder().click();
  await typesCard(form);
  await form.getByLabel('Card number').fill('4000000000000002');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(form.getByRole('alert')).toHaveText('Your card was declined.');
  await form.getByLabel('Card number').fill(SPLITIT_CARD);
  await form.getByRole('button', { name: 'Approve' }).click();
  await shop.isThanked();
});
