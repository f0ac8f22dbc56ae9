import type { Page } from '@playwright/test';
import { moves, placesOrder, shipped } from '../test/e2e/delivered-orders.ts';
import type { Shop } from '../test/e2e/shop.ts';

/** What costs more than was paid: a larger mattress, and an address with taxes; seen, and waiting for its payment. */
export async function takeDifferences(
  shop: Shop,
  staff: Page,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const { page } = shop;
  /** Turns back from the page of the card company. */
  const turnsBack = async (pays: RegExp) => {
    await page.getByRole('button', { name: pays }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await shop.heading(/^Order/).waitFor();
  };
  const old = await placesOrder(shop, 'edith@example.com', ['mattress']);
  await shipped(staff, old);
  await moves(staff, old, ['shipped', 'delivered']);
  await shop.opens(`/orders/${old}/return`);
  await page
    .getByRole('link', { name: /^Exchange / })
    .first()
    .click();
  const larger = page.getByRole('option', { name: /^King: costs/ }).first();
  await page.getByLabel('What you want instead').selectOption(await larger.getAttribute('value'));
  await page.getByRole('button', { name: 'See what it comes to' }).click();
  await shop.heading('Exchange it?').waitFor();
  await take('exchange-confirm');
  await turnsBack(/^Exchange it and pay/);
  await take('exchange-unpaid');
  const moving = await placesOrder(shop, 'joan@example.com', ['mattress']);
  await shipped(staff, moving);
  for (const [street, city, state, zip] of [
    ['1 Elm St', 'Manchester', 'NH', '03101'],
    ['1 Main St', 'San Francisco', 'CA', '94105'],
  ] as const) {
    await shop.opens(`/orders/${moving}/address`);
    await page.getByLabel('Address line 1').fill(street);
    await page.getByLabel('City').fill(city);
    await page.getByLabel('State').selectOption(state);
    await page.getByLabel('ZIP code').fill(zip);
    await page.getByRole('button', { name: 'See what changes' }).click();
    await shop.heading('Send it to this address?').waitFor();
    if (state === 'NH') await page.getByRole('button', { name: 'Send it there' }).click();
    if (state === 'NH') await shop.heading(/^Order/).waitFor();
  }
  await take('address-confirm');
  await turnsBack(/^Send it there and pay/);
  await take('address-unpaid');
}
