import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { type Browser, expect, type Page } from '@playwright/test';
import { HOME, resultOf } from '../support/visitor.ts';
import { faultsOf } from './accessibility.ts';
import { type Shop, test } from './shop.ts';

/** As `npm start` prints it. */
const staffPassword = (): string =>
  readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8');

const isAccessible = async (page: Page): Promise<void> => {
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};

/** A manager at a phone of the smallest kind. */
const signsIn = async (browser: Browser): Promise<Page> => {
  const desk = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const staff = await desk.newPage();
  await staff.goto('/staff/orders');
  await staff.getByLabel('Email').fill('maya@halcyon.example');
  await staff.getByLabel('Password').fill(staffPassword());
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await staff.getByRole('link', { name: 'Orders' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  return staff;
};

/** An order of a mattress and three pillows that nobody has paid yet. */
const places = async (shop: Shop, billingProvider = 'stripeDirect'): Promise<OrderView> => {
  const { data } = await resultOf(shop.client.products(['mattress', 'pillow']));
  const items = data.map(({ id, name }) => ({
    productID: id,
    quantity: name === 'pillow' ? 3 : 1,
    properties: [{ name: 'Size', value: 'king' }],
  }));
  await resultOf(shop.client.addItems(items));
  await resultOf(shop.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  const { version, totalPrice } = await resultOf(shop.client.cart());
  return resultOf(
    shop.client.createOrder({
      billingProvider,
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
    }),
  );
};

const opensOrder = async (staff: Page, { shortId }: OrderView): Promise<void> => {
  await staff.getByLabel('Order number or email').fill(shortId.toLowerCase());
  await staff.getByRole('button', { name: 'Search' }).click();
  await expect(staff.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
  await staff.getByRole('link', { name: shortId }).click();
  await expect(staff.getByRole('heading', { level: 1, name: `Order ${shortId}` })).toBeVisible();
};

const refunds = (staff: Page) => staff.getByRole('region', { name: 'Refunds' });

/** Money moves a moment later: the page is asked until it has. */
const isGivenBack = async (staff: Page, times: number): Promise<void> => {
  await expect(async () => {
    await staff.reload();
    await expect(refunds(staff).getByText('Given back')).toHaveCount(times, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
};

test('staff give the price of one pillow back, and then an amount; the shopper reads of both, and a manager of what staff did', async ({
  shop,
  page,
  browser,
}) => {
  // Seven pages of staff, each looked through as a whole.
  test.slow();
  const order = await places(shop);
  await resultOf(shop.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  const staff = await signsIn(browser);
  await isAccessible(staff);
  await opensOrder(staff, order);
  await expect(staff.getByText('visa 4242')).toBeVisible();
  await isAccessible(staff);

  const byLine = staff.getByRole('form', { name: 'For items' });
  const looks = () => byLine.getByRole('button', { name: 'See what goes back' }).click();
  await looks();
  await expect(staff.getByRole('alert')).toHaveText('Say of which item how many are to be given back.');
  await byLine.getByLabel(/of 3 × .*pillow/).fill('1');
  await looks();
  await expect(byLine.getByRole('region', { name: 'What is given back' })).toContainText('not sent: 1');
  await isAccessible(staff);
  await byLine.getByLabel('Why').fill('One was torn');
  await byLine.getByRole('button', { name: /^Give back \$/ }).click();
  await expect(staff.getByText('Done. Money takes a moment to move.')).toBeVisible();
  await expect(byLine.getByLabel(/of 2 × .*pillow/)).toBeVisible();
  await isGivenBack(staff, 1);
  await expect(refunds(staff).getByText('One was torn')).toBeVisible();

  const byAmount = staff.getByRole('form', { name: 'An amount' });
  await byAmount.getByLabel('Amount').fill('99,999.00');
  await byAmount.getByLabel('Why').fill('Sorry');
  await byAmount.getByRole('button').click();
  await expect(staff.getByRole('alert')).toContainText(/Only \$[\d,.]+ is left to give back/);
  await isAccessible(staff);
  await byAmount.getByLabel('Amount').fill('25');
  await byAmount.getByRole('button').click();
  await isGivenBack(staff, 2);

  await shop.opens(`/orders/${order.id}`);
  await expect(page.getByText(/^Refunded \$25\.00 on /)).toBeVisible();
  await expect(page.getByText(/^Refunded \$/)).toHaveCount(2);
  await shop.isAccessible();

  await staff.goto('/staff/reconciliation');
  await staff.getByRole('button', { name: 'Compare now' }).click();
  await expect(staff.getByRole('list', { name: 'Results' }).getByText('card-provider').first()).toBeVisible();
  await isAccessible(staff);

  await test.step('what staff did is read by what it was and of which order, and so are the pages beside it', async () => {
    const row = (text: string) => staff.getByRole('row').filter({ hasText: text });
    await staff.goto('/staff/audit');
    await staff.getByLabel('Order number or id').fill(order.shortId);
    await staff.getByRole('button', { name: 'Show' }).click();
    await expect(row('Looked through orders')).toHaveCount(0);
    await expect(row('Looked at an order')).not.toHaveCount(0);
    await isAccessible(staff);
    await staff.getByLabel('Act').selectOption('Looked through orders');
    await staff.getByLabel('Order number or id').fill('');
    await staff.getByRole('button', { name: 'Show' }).click();
    await expect(row('Looked through orders')).not.toHaveCount(0);
    await expect(row('Looked at an order')).toHaveCount(0);
    for (const [start, link] of [
      ['/staff/orders', 'Stock held by unpaid orders'],
      ['/staff/orders', 'Disputed payments'],
      ['/staff', 'Cached pages'],
    ] as const) {
      await staff.goto(start);
      await staff.getByRole('link', { name: link }).click();
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(link);
      await isAccessible(staff);
    }
  });
  await staff.context().close();
});

test('an order that was paid too little waits first in the list, and what can be done about it can be read on a small phone', async ({
  shop,
  browser,
}) => {
  const atCards = await sandboxOf(shop, await places(shop));
  const order = await places(shop);
  await paysTooLittle(shop, order, atCards);
  const staff = await signsIn(browser);
  await expect(staff.getByText('Another amount came than the order costs.').first()).toBeVisible();
  await opensOrder(staff, order);
  expect(staff.url()).not.toContain('?');
  const decision = staff.getByRole('region', { name: 'You have looked at it' });
  await decision.getByLabel('Why').fill('Paid too little');
  await isAccessible(staff);

  await test.step('so can the form for what a company writes of a dispute', async () => {
    const other = await places(shop, 'truemed');
    await paysOnPage(shop, other);
    await staff.goto('/staff/orders');
    await opensOrder(staff, other);
    await staff.locator('summary').filter({ hasText: 'Enter a dispute' }).click();
    await expect(staff.getByLabel('The company’s number')).toBeVisible();
    await isAccessible(staff);
  });
  await staff.context().close();
});

/** Pays an order on the page of a company that tells of no disputes. */
const paysOnPage = async (shop: Shop, { id }: OrderView): Promise<void> => {
  const { paymentDetails } = await resultOf(shop.client.payOrder(id, { hostedPage: true }));
  const page = paymentDetails.nextAction?.url ?? '';
  await shop.page.request.post(page, { form: { answer: 'approve' }, maxRedirects: 0 });
  await expect.poll(async () => (await resultOf(shop.client.refreshOrder(id))).status).toBe('paid');
};

/** Where the provider of an order is: its own page tells. */
const sandboxOf = async (shop: Shop, { id }: OrderView): Promise<string> => {
  const { paymentDetails } = await resultOf(shop.client.payOrder(id, { hostedPage: true }));
  return new URL(paymentDetails.nextAction?.url ?? '').origin;
};

/** A payment of a dollar, made at the card provider behind the store's back; its webhook tells of it. */
const paysTooLittle = async (shop: Shop, { id }: OrderView, sandbox: string): Promise<void> => {
  const fields = { amount: '100', currency: 'usd', confirm: 'true', payment_method: 'pm_card_visa' };
  const answer = await shop.page.request.post(`${sandbox}/v1/payment_intents`, {
    headers: { authorization: 'Bearer sk_test_counterpane' },
    form: { ...fields, return_url: 'http://localhost/', 'metadata[order_id]': id },
  });
  expect(answer.status()).toBe(200);
  await expect.poll(async () => (await resultOf(shop.client.order(id))).status).toBe('needs_attention');
};

test('an order is sent in two shipments: staff buy the label of one and type in the other, which is lost and sent again, and its page says where each is', {
  tag: '@phone',
}, async ({ shop, page, browser }) => {
  test.slow();
  const { data } = await resultOf(shop.client.products(['mattress', 'steel-frame-mattress-foundation']));
  await resultOf(
    shop.client.addItems(
      data.map(({ id }) => ({ productID: id, quantity: 1, properties: [{ name: 'Size', value: 'king' }] })),
    ),
  );
  await resultOf(shop.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  const { version, totalPrice } = await resultOf(shop.client.cart());
  const order = await resultOf(
    shop.client.createOrder({
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
    }),
  );
  await resultOf(shop.client.payOrder(order.id, { paymentToken: 'tok_visa' }));

  const staff = await signsIn(browser);
  await opensOrder(staff, order);
  const shipments = staff.getByRole('region', { name: 'Shipments' });
  // They are made a moment after the sale.
  await expect(async () => {
    await staff.reload();
    await expect(shipments.getByText('2. To be packed')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await shipments
    .getByRole('form', { name: 'Shipment 1' })
    .getByRole('button', { name: 'Buy a label' })
    .click();
  await expect(shipments.getByText('1. Packed')).toBeVisible();
  await expect(shipments.getByRole('link', { name: 'Print the label' })).toBeVisible();
  const second = shipments.getByRole('form', { name: 'Shipment 2' });
  await second.getByLabel('Carrier').fill('Estes');
  await second.getByLabel('Tracking number').fill('0123456789');
  await second.getByRole('button', { name: 'A carrier has it' }).click();
  await expect(shipments.getByText('2. A carrier has it')).toBeVisible();
  await isAccessible(staff);

  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('Paid, and on its way.')).toBeVisible();
  const one = page.getByRole('region', { name: 'Shipment 1 of 2' });
  await expect(one.getByRole('link', { name: /^Track it: / })).toHaveAttribute('href', /^http/);
  await expect(one.locator('[aria-current="step"]')).toContainText('Being prepared');
  const other = page.getByRole('region', { name: 'Shipment 2 of 2' });
  await expect(other.locator('[aria-current="step"]')).toContainText('Shipped');
  await expect(other.getByText('Estes 0123456789')).toBeVisible();
  await shop.isAccessible();

  await second.getByRole('button', { name: 'It is lost' }).click();
  await expect(shipments.getByText('2. Lost')).toBeVisible();
  await staff.goto('/staff/shipments');
  await isAccessible(staff);
  await staff.getByRole('link', { name: `${order.shortId}-2` }).click();
  const decision = shipments.getByRole('form', { name: 'Decide shipment 2' });
  await isAccessible(staff);
  await decision.getByRole('button', { name: 'Send the same things again, free of charge' }).click();
  await expect(shipments.getByText('2. Sent again in another shipment')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We sent it again, in another shipment.')).toBeVisible();
  await shop.isAccessible();
});
