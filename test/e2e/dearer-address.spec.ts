import { expect } from '@playwright/test';
import { resultOf } from '../support/visitor.ts';
import { ordersAndOpens } from './delivered-orders.ts';
import { test } from './shop.ts';

const PLACES = {
  Manchester: { street: '1 Elm St', state: 'NH', zip: '03101' },
  'San Francisco': { street: '1 Main St', state: 'CA', zip: '94105' },
} as const;

test('An order is sent where it costs more: called off in another tab, then turned back from the page of the card company, then paid there, on pages that everybody can use @phone', async ({
  shop,
  page,
}) => {
  const looksAt = async (city: keyof typeof PLACES): Promise<void> => {
    const { street, state, zip } = PLACES[city];
    await page.getByRole('link', { name: 'Change the address' }).click();
    await shop.heading('Change the address').waitFor();
    await page.getByLabel('Address line 1').fill(street);
    await page.getByLabel('City').fill(city);
    await page.getByLabel('State').selectOption(state);
    await page.getByLabel('ZIP code').fill(zip);
    await page.getByRole('button', { name: 'See what changes' }).click();
    await shop.heading('Send it to this address?').waitFor();
  };
  const id = await ordersAndOpens(shop);
  await looksAt('Manchester');
  await page.getByRole('button', { name: 'Send it there' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It goes to the new address.' })).toBeFocused();

  await looksAt('San Francisco');
  await expect(page.getByText(/^Taxes and fees are \$[\d.,]+ more there\.$/)).toBeVisible();
  await shop.isAccessible();
  const asksFor = page.getByRole('button', { name: /^Send it there and pay \$/ });
  const leaves = page.getByRole('link', { name: 'Cancel', exact: true });
  await asksFor.click();
  await leaves.click();
  const pays = page.getByRole('button', { name: /^Pay \$[\d.,]+ now$/ });
  await expect(pays).toBeVisible();
  await resultOf(shop.client.keepAddress(id));
  await pays.click();
  await expect(page.getByRole('status').filter({ hasText: 'You have called the change off' })).toBeFocused();
  await shop.isAccessible();

  await looksAt('San Francisco');
  await asksFor.click();
  await leaves.click();
  await expect(page.getByRole('alert').filter({ hasText: 'It is not paid yet' })).toBeVisible();
  await shop.isAccessible();
  await pays.click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you, it is paid.' })).toBeVisible();
  await expect(page.getByText('San Francisco, CA').first()).toBeVisible();
  await shop.isAccessible();
});
