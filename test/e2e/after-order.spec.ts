import type { Page } from '@playwright/test';
import { orderToken } from '../../apps/api/src/order/access/order-link.ts';
import { getSessionSecret } from '../../apps/server/src/start/session-secret.ts';
import { hostOf } from '../pages/store-host.ts';
import { linkTo } from '../support/sent-links.ts';
import { codeFor, codesFor } from '../support/sign-in-codes.ts';
import { moves, placesOrder, shipped, signsIn } from './delivered-orders.ts';
import { expect, test } from './shop.ts';

/** Proves an email by the code that is sent to it, at the brand that has accounts. */
const signsInAs = async (page: Page, email: string): Promise<void> => {
  const before = codesFor(email).length;
  await page.goto(`http://${hostOf('drift')}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await codeFor(email, before + 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
};

/** What the payment company's own statement says of an order: kinds and cents. */
const statementOf = async (page: Page, id: string): Promise<string[]> => {
  const ledger: { orderId: string; kind: string; amount: number }[] = await (
    await page.request.get('/sandboxes/ledger')
  ).json();
  return ledger.filter(({ orderId }) => orderId === id).map(({ kind, amount }) => `${kind} ${amount}`);
};

test('A guest orders two things, claims the order by a code, sees it shipped in two shipments, returns one and gets back what was shown to the cent', async ({
  shop,
  page,
  browser,
}) => {
  test.slow();
  const email = 'journey@example.com';
  const id = await placesOrder(shop, email, ['mattress', 'steel-frame-mattress-foundation']);
  const staff = await signsIn(browser);
  await shipped(staff, id);
  await moves(staff, id, ['ready', 'shipped']);

  await signsInAs(page, email);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order / })
    .click();
  for (const name of ['Shipment 1 of 2', 'Shipment 2 of 2'])
    await expect(page.getByRole('region', { name }).locator('[aria-current="step"]')).toContainText(
      'Shipped',
    );
  await shop.isAccessible();
  await moves(staff, id, ['delivered']);

  await page.reload();
  await shop.isAccessible();
  await page.getByRole('link', { name: 'Make a claim' }).first().click();
  await shop.heading('Make a claim').waitFor();
  await shop.isAccessible();
  await page.goBack();
  await page.getByRole('link', { name: 'Return items' }).click();
  await shop.heading('Return items').waitFor();
  await shop.isAccessible();
  await page
    .getByRole('link', { name: /^Exchange / })
    .first()
    .click();
  await shop.heading('Exchange').waitFor();
  await shop.isAccessible();
  await page.goBack();
  await page
    .getByRole('combobox', { name: /^How many .*foundation/i })
    .first()
    .selectOption('1');
  await page.getByRole('button', { name: 'See what you get back' }).click();
  const act = page.getByRole('button', { name: /^Return and get/ });
  const shown = /\$([\d,]+\.\d\d)/.exec((await act.textContent()) ?? '')?.[1] ?? '';
  await shop.isAccessible();
  await act.click();
  await expect(page.getByRole('status').filter({ hasText: 'We have your return.' })).toBeFocused();
  await staff.goto(`/staff/orders/${id}`);
  await staff.getByRole('button', { name: 'Approve the return' }).click();
  await staff.getByRole('button', { name: /^Receive it/ }).click();
  await expect(staff.getByText(/^Return received/).first()).toBeVisible();
  const cents = Number(shown.replaceAll(/\D/g, ''));
  expect(cents).toBeGreaterThan(0);
  await expect
    .poll(() => statementOf(page, id), { timeout: 30_000 })
    .toEqual([expect.stringMatching(/^charge /), `refund ${cents}`]);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`We refunded $${shown}.`)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('A customer deletes their account: what they paid stays as it was, and the link of their email still opens the order', async ({
  shop,
  page,
}) => {
  const email = 'leaving@example.com';
  const id = await placesOrder(shop, email, ['mattress']);
  const before = await statementOf(page, id);
  const link = await linkTo(email, 'order');
  await page.goto(`/orders/${id}/address`);
  await shop.heading(/address/i).waitFor();
  await shop.isAccessible();
  await signsInAs(page, email);
  await page.goto(`http://${hostOf('drift')}/my-account/data/erase`);
  await shop.isAccessible();
  const codes = codesFor(email).length;
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await shop.isAccessible();
  await page.getByLabel('Code').fill(await codeFor(email, codes + 1));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is gone')).toBeVisible();
  await shop.isAccessible();

  expect(await statementOf(page, id)).toEqual(before);
  await page.context().clearCookies();
  await page.goto(link.href);
  await expect(shop.heading(/^Order/)).toBeVisible();
  await expect(page.getByText('Ada L•••').first()).toBeVisible();
  await page.context().clearCookies();
  const secret = await getSessionSecret(process.env.STORE_DATA ?? '');
  await page.goto(`${link.pathname}?token=${encodeURIComponent(orderToken(id, Date.now() - 1, secret))}`);
  await shop.heading('This link has ended').waitFor();
  await shop.isAccessible();
  await page.goto(`http://${hostOf('drift')}/my-account/orders/${id}`);
  await shop.heading('Sign in').waitFor();
});
