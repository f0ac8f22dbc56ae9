import { expect, test } from './shop.ts';

test('An order is sent elsewhere and a mattress of it cancelled, on pages that everybody can use @phone', async ({
  shop,
  page,
}) => {
  await shop.reachesReview('tok_visa');
  await shop.placeOrder().click();
  await shop.isThanked();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { name: 'Changed your mind?' })).toBeVisible();
  await page.getByRole('link', { name: 'Change the address' }).click();
  await shop.heading('Change the address').waitFor();
  await shop.isAccessible();
  await page.getByLabel('Address line 1').fill('350 5th Ave');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByText('Your total stays the same.')).toBeVisible();
  await shop.isAccessible();
  await page.getByRole('button', { name: 'Send it there' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It goes to the new address.' })).toBeFocused();

  await page.getByRole('link', { name: 'Cancel items' }).click();
  await shop.heading('Cancel items').waitFor();
  await shop.isAccessible();
  await page.getByRole('main').getByRole('combobox').first().selectOption('1');
  await page.getByRole('button', { name: 'See what you get back' }).click();
  await shop.heading('Cancel these items?').waitFor();
  await shop.isAccessible();
  await page.getByRole('button', { name: /^Cancel and get/ }).click();
  await expect(page.getByRole('heading', { name: 'What is cancelled' })).toBeVisible();
  await shop.isAccessible();
});
