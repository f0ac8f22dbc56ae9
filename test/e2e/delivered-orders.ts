import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { HOME, resultOf } from '../support/visitor.ts';
import { faultsOf } from './accessibility.ts';
import type { Shop } from './shop.ts';

export const SMALL = { width: 320, height: 700 };

/** A manager at a phone of the smallest kind; a browser of no test is told where the store is. */
export const signsIn = async (browser: Browser, baseURL?: string): Promise<Page> => {
  const console = await browser.newContext({ viewport: SMALL, ...(baseURL && { baseURL }) });
  const staff = await console.newPage();
  await staff.goto('/staff/orders');
  await staff.getByLabel('Email').fill('maya@halcyon.example');
  await staff
    .getByLabel('Password')
    .fill(readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8'));
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await expect(staff.getByRole('link', { name: 'Orders' })).toBeVisible();
  return staff;
};

export const isAccessible = async (page: Page): Promise<void> => {
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};

/** A picture is there, and not the sign for one that is missing. */
export const hasLoaded = async (picture: Locator): Promise<void> => {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth > 0))
    .toBe(true);
};

/** A guest's paid order of these things, in a size that all of them have. */
export const placesOrder = async (shop: Shop, email: string, names: readonly string[]): Promise<string> => {
  for (const name of names) await shop.has(name, 'king');
  await resultOf(shop.client.saveShipping({ address: HOME, email }));
  const { version, totalPrice } = await resultOf(shop.client.cart());
  const { id } = await resultOf(
    shop.client.createOrder({
      ...{ billingProvider: 'stripeDirect', email, cartVersion: version, expectedTotal: totalPrice },
      ...{ shippingAddress: HOME, billingAddress: HOME, paymentDetails: { paymentToken: 'tok_visa' } },
    }),
  );
  return id;
};

/** Buys what is in the cart by card, and opens the order; answers its id. */
export const ordersAndOpens = async (shop: Shop): Promise<string> => {
  const { page } = shop;
  await shop.reachesReview('tok_visa');
  await shop.placeOrder().click();
  await shop.isThanked();
  await page.getByRole('link', { name: 'See your order' }).click();
  await shop.heading(/^Order/).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** What staff do in between, without their pages. */
const clientOf = (staff: Page) =>
  createStaffOrdersClient(async (path, init) => {
    const answer = await staff.request.fetch(path, {
      method: init?.method ?? 'GET',
      headers: { 'content-type': 'application/json', origin: new URL(staff.url()).origin },
      ...(init?.body ? { data: String(init.body) } : {}),
    });
    return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() });
  });

/** The shipments of an order, once it has any. */
export const shipped = async (staff: Page, orderId: string) => {
  const shipments = async () => (await resultOf(clientOf(staff).order(orderId))).shipments;
  await expect.poll(async () => (await shipments()).length).toBeGreaterThan(0);
  return shipments();
};

/** All that is sent of an order is so far. */
export const moves = async (
  staff: Page,
  orderId: string,
  steps: readonly ('ready' | 'shipped' | 'delivered' | 'lost')[],
): Promise<void> => {
  const client = clientOf(staff);
  for (const { id } of await shipped(staff, orderId))
    for (const to of steps) await resultOf(client.moveShipment(orderId, id, { to }));
};

export const delivers = (staff: Page, orderId: string): Promise<void> =>
  moves(staff, orderId, ['ready', 'delivered']);
