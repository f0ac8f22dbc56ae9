import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const WRONG_ZIP = 'Enter a valid ZIP / postal code for New York, US';
const BARRED = 'We’re sorry, but we cannot ship items to your region.';

test('[K3.35, K4.07, K4.15, K4.33, K5.23, K5.24, K5.25] a region is checked while it is typed: what is pending, wrong or barred is said and holds the form, and taxes follow what is right', async ({
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
  await shop.isAccessible();

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

test('[K5.26, K5.27] another refusal is shown as it came, a service that is down says nothing and stops nobody', async ({
  shop,
  page,
}) => {
  let calls = 0;
  await page.route('**/api/carts/my/region/new', (route) => {
    calls += 1;
    const isFirst = calls === 1;
    return route.fulfill({
      status: isFirst ? 412 : 500,
      json: { status: 'error', code: 'other', error: isFirst ? 'The bridge is closed' : 'Broken' },
    });
  });
  await shop.standsAt('shipping');
  await shop.fillsAddress();
  await expect(page.getByText('The bridge is closed')).toBeVisible();
  await page.getByLabel('City', { exact: true }).fill('Manhattan');
  await expect(page.getByText('The bridge is closed')).toBeHidden();
  await expect.poll(() => calls).toBe(2);
  await expect(page.getByText('Broken')).toBeHidden();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await expect(page.getByRole('button', { name: 'Review order' })).toBeVisible();
  expect(calls).toBe(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong ZIP code is told when the form is sent, and the same button mends it', async ({
    shop,
    page,
  }) => {
    await shop.standsAt('shipping');
    await shop.fillsAddress();
    await page.getByLabel('ZIP code', { exact: true }).fill('87101');
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(page.getByRole('alert')).toContainText(WRONG_ZIP);
    await page.getByRole('button', { name: '87101 is in New Mexico: change the state?' }).click();
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('NM');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await expect(shop.summary()).not.toContainText('Known with your address');
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(page.getByRole('button', { name: 'Review order' })).toBeVisible();
  });

  test('the total at the door has a page of its own, and a wrong ZIP code is told at its field', async ({
    shop,
    page,
  }) => {
    await shop.opens('/mattress?size=queen');
    const form = page.getByRole('form', { name: 'Your total at the door' });
    await form.getByLabel('ZIP code').fill('1000');
    await form.getByRole('button', { name: 'Show the total' }).click();
    await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription('Please enter a valid zip code');
    await page.getByLabel('ZIP code').fill('10001');
    await page.getByRole('button', { name: 'Show the total' }).click();
    await expect(page.getByText(/Delivered to ZIP 10001 .* for \$761\.04/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page).toHaveURL(/\/mattress/);
  });

  test('the total at the door is that of the quantity which the product page was asked for', async ({
    shop,
    page,
  }) => {
    await shop.opens('/mattress?size=queen&quantity=2');
    const form = page.getByRole('form', { name: 'Your total at the door' });
    await form.getByLabel('ZIP code').fill('10001');
    await form.getByRole('button', { name: 'Show the total' }).click();
    await expect(page.getByText('2 × Classic memory foam mattress')).toBeVisible();
    await expect(page.getByText(/Delivered to ZIP 10001 .* for \$1,522\.07/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page.getByLabel('Quantity')).toHaveValue('2');
  });
});

test('the total at the door is known on the product page by a ZIP code alone, and is what the cart comes to', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress');
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  const form = page.getByRole('form', { name: 'Your total at the door' });
  await form.getByLabel('ZIP code').fill('10001');
  await form.getByLabel('ZIP code').press('Enter');
  const told = form.getByRole('status');
  await expect(told).toContainText(/^Delivered to ZIP 10001 \(New York, NY\) by \w+ \d+ for \$978\.79/);
  await shop.isAccessible();
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
  await shop.addsToCart();
  await shop.proceeds();
  await shop.comesAlive();
  await shop.fillsAddress();
  await expect(shop.summary()).toContainText('$761.04');
});

test('the cart says what it costs at a ZIP code and when it comes, with script and without', async ({
  shop,
  page,
  browser,
}) => {
  await shop.standsAt('cart', 'queen');
  const form = page.getByRole('form', { name: 'Your total at the door' });
  await form.getByLabel('ZIP code').fill('1000');
  await form.getByRole('button', { name: 'Show the total' }).click();
  await expect(form.getByText('Please enter a valid zip code')).toBeVisible();
  await form.getByLabel('ZIP code').fill('10001');
  await form.getByRole('button', { name: 'Show the total' }).click();
  await expect(form.getByRole('status')).toContainText('Delivered to ZIP 10001 (New York, NY) by');
  await expect(form.getByRole('status')).toContainText('for $761.04, with tax and fees');
  await expect(shop.summary()).toContainText('$761.04');
  await shop.isAccessible();

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(page.url());
  await still.getByLabel('ZIP code').fill('99501');
  await still.getByRole('button', { name: 'Show the total' }).click();
  await expect(still.getByText('Delivered to ZIP 99501')).toBeVisible();
  await expect(
    still.getByText(/^Delivered by our partner\. .*Arrives /).filter({ visible: true }),
  ).toBeVisible();
  await plain.close();
});

test('what a campaign put into the address of the cart stays there whatever is done, and goes along to the checkout', async ({
  shop,
  page,
}) => {
  await shop.standsAt('cart');
  await shop.opens('/checkout/cart?utm_source=mail');
  await shop.comesAlive();
  const isThere = () => expect(page).toHaveURL(/\/checkout\/cart\?utm_source=mail$/);
  await page.getByLabel('Coupon code').fill('SLEEP10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(shop.summary()).toContainText('SLEEP10 takes');
  await isThere();
  await page.getByRole('button', { name: 'Get help with my cart' }).click();
  await expect(page.getByRole('heading', { name: 'Help with your cart' })).toBeVisible();
  await isThere();
  await shop.proceeds();
  await expect(page).toHaveURL(/\/checkout\/shipping\?utm_source=mail$/);
});
