import type { Page } from '@playwright/test';
import { resultOf } from '../support/visitor.ts';
import { expect, type Shop, test } from './shop.ts';

const NO_WHITE_GLOVE = 'WGS is not available for this state.';

const day = (page: Page) => page.getByLabel('Day of delivery');
const removal = (page: Page) => page.getByRole('checkbox', { name: /^Take my old mattress away/ });
const whiteGlove = (page: Page) => page.getByRole('radio', { name: /^White glove delivery/ });

/** A shopper with white glove service whose address turns out to be in Alaska. */
const goesToAlaska = async (shop: Shop, page: Page): Promise<void> => {
  await shop.fillsAddress();
  await page.getByLabel('City', { exact: true }).fill('Anchorage');
  await page.getByLabel('State', { exact: true }).selectOption('AK');
  await page.getByLabel('ZIP code', { exact: true }).fill('99501');
};

const goesOn = async (shop: Shop, page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await shop.declinesProtection();
};

/** The days that can be chosen, by their values. */
const daysOf = async (page: Page): Promise<string[]> =>
  (
    await day(page)
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
  ).filter(Boolean);

test('the day and the old mattress are chosen at shipping, by keyboard, and stand in the order [K3.22, K3.41]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('shipping', 'queen');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await expect(removal(page).locator('xpath=ancestor::label')).toContainText('$49.00');
  const offered = (await shop.cart()).deliveryOffer?.dates;
  expect(await daysOf(page)).toEqual(offered);
  await expect(
    page.getByRole('radio', { name: /^Ground delivery/ }).locator('xpath=ancestor::label'),
  ).toContainText(/Ships within 2-3 business days\. Arrives \w{3}, \w{3} \d/);
  await removal(page).focus();
  await page.keyboard.press('Space');
  await expect(shop.summary()).toContainText('Mattress removal');
  await expect(shop.summary()).toContainText('$748.00');
  await page.keyboard.press('Tab');
  await expect(day(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await shop.cart()).metadata.reqDeliveryDate).toBe(offered?.[0]);
  await expect(day(page)).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await shop.isAccessible();
  await page.reload();
  await expect(removal(page)).toBeChecked();
  await expect(day(page)).toHaveValue(offered?.[0] ?? '-');
  await shop.comesAlive();
  await shop.ships();
  await shop.reviewsWith('tok_visa');
  const delivery = page.getByRole('region', { name: 'Delivery' });
  for (const told of ['Ground delivery', /On \w{3}, \w{3} \d/, 'The old mattress is taken away'])
    await expect(delivery).toContainText(told);
  await expect(shop.summary()).toContainText('Mattress removal');
  const chosen = (await shop.cart()).metadata;
  await shop.placeOrder().click();
  await shop.isThanked();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const order = await resultOf(shop.client.order(orderId));
  expect(chosen.reqDeliveryDate).toBe(offered?.[0]);
  expect(order).toMatchObject({ journey: 'checkout', backorderDays: 0 });
  expect(order.metadata).toEqual({
    lang: 'en',
    mobile: (page.viewportSize()?.width ?? 0) <= 768,
    includeDisposal: true,
    ...chosen,
  });
});

test('white glove service is chosen for the whole cart and stands in the sum; a state without it says so at its field, and ground delivery is one press away; a day that is lost by it is named until any day is fine [K5.20]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('cart', 'queen');
  const ground = page.getByRole('radio', { name: /^Ground delivery/ });
  const line = shop.line('Classic memory foam mattress').first();
  await expect(ground).toBeChecked();
  await expect(page.locator('#fedex-ground')).toContainText('Delivery');
  await expect(line).toContainText('Free delivery');
  await page.getByText('Pick a day or have the old mattress taken away').click();
  const [first = ''] = await daysOf(page);
  await day(page).selectOption(first);
  await expect.poll(async () => (await shop.cart()).metadata.reqDeliveryDate).toBe(first);
  await whiteGlove(page).check();
  await expect(shop.summary()).toContainText('$848.00');
  const lost = page.getByText(/^We cannot deliver on \w{3} \d+ any more\. The earliest day is \w{3} \d+\./);
  await expect(lost).toBeVisible();
  await shop.isAccessible();
  await expect(line).not.toContainText('Free delivery');
  expect((await shop.cart()).extras.map(({ sku }) => sku)).toEqual(['wgs']);
  await ground.check();
  await expect(shop.summary()).toContainText('$699.00');
  await whiteGlove(page).check();
  await expect(shop.summary()).toContainText('$848.00');
  await shop.proceeds();
  await shop.comesAlive();
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Any day is fine' }).click();
  await expect(lost).toBeHidden();
  await expect(day(page)).toBeFocused();
  expect((await shop.cart()).notices).toEqual([]);
  await goesToAlaska(shop, page);
  await expect(page.locator('#shipping-state-error')).toHaveText(NO_WHITE_GLOVE);
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await expect(page.getByRole('alert')).toContainText(NO_WHITE_GLOVE);
  await page.getByRole('button', { name: 'Deliver by ground instead' }).click();
  await expect(page.getByText(NO_WHITE_GLOVE)).toHaveCount(0);
  await expect(page.getByLabel('State', { exact: true })).toBeFocused();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Anchorage');
  await expect(shop.summary()).not.toContainText('Known with your address');
  await goesOn(shop, page);
  expect((await shop.cart()).extras.map(({ sku }) => sku)).not.toContain('wgs');
});
