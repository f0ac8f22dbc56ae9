import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { Shop } from './shop.ts';

const expectNoFaults = async (page: Page): Promise<void> => {
  expect(await faultsOf(page)).toEqual([]);
};

const scrolledBy = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** As `npm start` prints it. */
const staffPassword = (): string =>
  readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8');

test('staff come into a cart with the shopper’s code, and both see every change at once, also of its delivery [C6.07]', async ({
  page: shopper,
  browser,
}) => {
  // Two browsers, and all that both of them do.
  test.slow();
  const shop = new Shop(shopper);
  await shop.has('pillow', 'standard');
  await shop.opens('/checkout/cart');
  const ask = shopper.getByRole('button', { name: 'Get help with my cart' });
  await shop.comesAlive();
  await ask.scrollIntoViewIfNeeded();
  const before = await scrolledBy(shopper);
  await ask.click();
  const help = shopper.getByRole('region', { name: 'Help with your cart' });
  await expect(help.getByRole('heading')).toBeFocused();
  expect(await scrolledBy(shopper)).toBe(before);
  const code = await help.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  await expectNoFaults(shopper);

  const desk = await browser.newContext();
  const staff = await desk.newPage();
  await staff.setViewportSize({ width: 320, height: 700 });
  await staff.goto('/staff');
  await expect(staff.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expectNoFaults(staff);
  await staff.getByLabel('Email').fill('maya@halcyon.example');
  await staff.getByLabel('Password').fill(staffPassword());
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await staff.getByLabel('Code').fill('AAAA-AAAA');
  await staff.getByRole('button', { name: 'Open the cart' }).click();
  await expect(staff.getByText('No cart has this code.')).toBeVisible();
  await expectNoFaults(staff);
  await staff.getByLabel('Code').fill(code.toLowerCase());
  await staff.getByRole('button', { name: 'Open the cart' }).click();
  await expect(staff.getByRole('heading', { name: 'A shopper’s cart' })).toBeVisible();
  await expect(shopper.getByText('Maya from Halcyon is helping with your cart.')).toBeVisible();
  await expect(help.getByText('In your cart with you: Maya')).toBeVisible();

  await staff.getByLabel('Name or SKU').fill('mattress queen');
  await staff.getByRole('button', { name: 'Search' }).click();
  await staff.getByRole('button', { name: 'Add', exact: true }).first().click();
  await expect(staff.getByRole('spinbutton', { name: 'Quantity' })).toHaveCount(2);
  const link = staff.getByRole('region', { name: 'Share this cart' });
  await link.getByRole('button', { name: 'Make a link for one person' }).click();
  await expect(link.getByRole('textbox')).toHaveValue(/\/checkout\/cart\?cart=[0-9a-f]{24}$/);
  await link.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(link.getByRole('button', { name: 'Make a link for several people' })).toBeVisible();
  const hidden = staff.getByRole('region', { name: 'Ways to pay that the shopper is not shown' });
  await expect(hidden).toContainText('Card (stripeCanada): not offered in this country');
  await expectNoFaults(staff);
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(shopper.getByText('Maya from Halcyon changed your cart.')).toBeVisible();
  await expect(shopper.getByText('2 items')).toBeVisible();
  await test.step('staff choose the delivery as the shopper could', async () => {
    const removal = (page: Page) => page.getByRole('checkbox', { name: /^Take my old mattress away/ });
    const day = (page: Page) => page.getByLabel('Day of delivery');
    await shopper.getByText('Pick a day or have the old mattress taken away').click();
    await removal(staff).check();
    await expect(removal(shopper)).toBeChecked();
    const second = (await day(staff).locator('option').nth(2).getAttribute('value')) ?? '';
    await day(staff).selectOption(second);
    await expect(day(shopper)).toHaveValue(second);
    await staff.getByRole('radio', { name: /^White glove delivery/ }).check();
    await expect(shop.summary()).toContainText('White glove');
  });
  await shopper.getByLabel('Coupon code').fill('SLEEP10');
  await shopper.getByRole('button', { name: 'Apply' }).click();
  await expect(staff.getByRole('button', { name: 'Remove coupon' })).toBeVisible();

  await shopper.goto('/checkout/shipping');
  await staff.getByRole('spinbutton', { name: 'Quantity' }).first().fill('2');
  await staff.getByRole('button', { name: 'Update' }).first().click();
  await expect(shopper.getByRole('list', { name: 'Items' }).first()).toContainText('2 ×');
  await shop.opens('/cart');
  await shop.comesAlive();

  await shopper.getByRole('button', { name: 'End help' }).click();
  await expect(ask).toBeFocused();
  await expect(shopper.getByText('The help with your cart has ended.')).toBeVisible();
  await expect(staff.getByText('The help with this cart has ended.')).toBeVisible();
  await staff.getByRole('button', { name: 'Sign out' }).click();
  await expect(staff.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await desk.close();
});

test('help that is asked for before the page is alive has the focus too', async ({ page }) => {
  const shop = new Shop(page);
  await shop.opens('/bedding/pillow');
  // It has offered more already: the next press leads to the cart.
  await page.evaluate(() => sessionStorage.setItem('counterpane:asked', '["pillow"]'));
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/assets/*.js', async (route) => {
    held += 1;
    await pressed;
    await route.continue();
  });
  await shop.addsToCart();
  held = 0;
  await page.getByRole('button', { name: 'Get help with my cart' }).click();
  const heading = page.getByRole('heading', { name: 'Help with your cart' });
  await expect(heading).toBeFocused();
  await expect.poll(() => held).toBeGreaterThan(0);
  press();
  await shop.comesAlive();
  await expect(heading).toBeFocused();
});

test('what a shopper changes while help is open leaves the page where it stands', async ({ page }) => {
  const shop = new Shop(page);
  await shop.has('pillow', 'standard');
  await shop.opens('/checkout/cart');
  await shop.comesAlive();
  // The cart's event comes while the page reads what the change has made of it.
  const { promise: reading, resolve: read } = Promise.withResolvers<void>();
  await page.route('**/api/carts/my/events', async (route) => {
    await reading;
    const body = 'retry: 60000\nevent: cart\ndata: {"version":0}\n\n';
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await page.getByRole('button', { name: 'Get help with my cart' }).click();
  await expect(page.getByRole('heading', { name: 'Help with your cart' })).toBeFocused();
  await page.route('**/checkout/cart.data*', async (route) => {
    if (route.request().method() === 'GET') {
      read();
      await setTimeout(500);
    }
    await route.continue();
  });
  await page.getByLabel('Coupon code').fill('SLEEP10');
  await page.getByRole('button', { name: 'Apply' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 100));
  const before = await scrolledBy(page);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(shop.summary()).toContainText('SLEEP10 takes');
  // A row has come above what is looked at, and the browser follows it.
  expect(await scrolledBy(page)).toBeGreaterThanOrEqual(before);
});
