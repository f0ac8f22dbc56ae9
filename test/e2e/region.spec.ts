import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const WRONG_ZIP = 'Enter a valid ZIP / postal code for New York, US';
const BARRED = 'We’re sorry, but we cannot ship items to your region.';

test('a region is checked while it is typed: what is pending, wrong or barred is said and holds the form, and taxes follow what is right [K3.35, K4.07, K4.15, K4.33, K5.23, K5.24, K5.25]', async ({
  shop,
  page,
}) => {
  const pending = page.getByText('Checking the address…');
  const goOn = page.getByRole('button', { name: 'Continue to billing' });
  const zip = page.getByLabel('ZIP code', { exact: true });
  await shop.standsAt('shipping');
  await expect(shop.summary()).toContainText('Known with your address');
  let letThrough = await holds(page, '**/api/carts/my/region/new');
  await shop.fillsAddress();
  await zip.fill('87101');
  await expect(pending).toBeVisible();
  await goOn.click();
  await expect(goOn).toBeDisabled();
  letThrough();
  await expect(pending).toBeHidden();
  await expect(goOn).toBeEnabled();
  await expect(page.getByRole('alert')).toContainText(WRONG_ZIP);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(zip).toHaveAccessibleDescription(WRONG_ZIP);

  await page.getByLabel('State', { exact: true }).selectOption('HI');
  await zip.fill('96815');
  await expect(zip).toHaveAccessibleDescription(BARRED);
  await goOn.click();
  await expect(page.getByRole('alert')).toContainText(BARRED);
  await expect(page).toHaveURL(/\/checkout\/shipping/);

  await page.getByLabel('State', { exact: true }).selectOption('NY');
  await zip.fill('87101');
  await page.getByRole('button', { name: '87101 is in New Mexico: change the state?' }).click();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('NM');
  await expect(page.getByText('Please enter the correct city name')).toBeVisible();
  await expect(page.getByText(WRONG_ZIP)).toBeHidden();
  await expect(shop.summary()).not.toContainText('Known with your address');
  await page.getByLabel('City', { exact: true }).fill('Albuquerque');
  await expect(page.getByText('Please enter the correct city name')).toBeHidden();
  await shop.isAccessible();
  letThrough = await holds(page, /\/checkout\/shipping\.data/);
  await goOn.click();
  await expect(goOn).toBeDisabled();
  letThrough();
  await shop.declinesProtection();
});

/** Holds what is asked of an address back, until it is let through. */
const holds = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(address, (route) => opened.then(() => route.continue()));
  return open;
};

test('the total at the door is known on the product page by a ZIP code alone, and is what the cart comes to', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress');
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  const form = page.getByRole('form', { name: 'Delivered price' });
  await form.getByLabel('ZIP code').fill('10001');
  await form.getByLabel('ZIP code').press('Enter');
  const told = form.getByRole('status');
  await expect(told).toContainText(/^Delivered to ZIP 10001 \(New York, NY\) by \w+ \d+ for \$978\.79/);
  await page.getByRole('radio', { name: 'Queen', exact: true }).check();
  await expect(told).toContainText('$761.04');
  await form.getByLabel('ZIP code').fill('96815');
  await form.getByRole('button', { name: 'Show the total' }).click();
  await expect(told).toContainText('We’re sorry, but we cannot ship items to your region.');

  const sku = await form.locator('[name="sku"]').inputValue();
  await shop.opens(`/delivered-price?sku=${encodeURIComponent(sku)}&zip=10001`);
  await expect(told).toContainText('Delivered to ZIP 10001');
  await shop.isAccessible();

  await shop.opens('/mattress');
  await expect(form.getByLabel('ZIP code')).toHaveValue('10001');
  await shop.standsAt('shipping', 'queen');
  await shop.fillsAddress();
  await expect(shop.summary()).toContainText('$761.04');
});
