import type { Page } from '@playwright/test';
import { DEMO_CUSTOMER } from '../../apps/server/src/start/demo-customer.ts';
import { hostOf } from '../pages/store-host.ts';
import { codeFor, codesFor } from '../support/sign-in-codes.ts';
import { expect, test } from './shop.ts';

/** Asks for a code at the page that is open. Answers it once it has come. */
const asksForCode = async (page: Page, email: string): Promise<string> => {
  const before = codesFor(email).length;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(`We have sent a code to ${email}.`)).toBeVisible();
  return codeFor(email, before + 1);
};

test('a customer signs in, opens an order that was delivered, and sees what is known of them, on pages that everybody can use @phone', async ({
  shop,
  page,
}) => {
  await shop.opens(`http://${hostOf('drift')}/`);
  await page.getByRole('link', { name: 'Account' }).click();
  await shop.heading('Sign in').waitFor();
  await shop.isAccessible();
  const code = await asksForCode(page, DEMO_CUSTOMER);
  await expect(page.getByLabel('Code')).toBeFocused();
  await shop.isAccessible();
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await shop.isAccessible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await shop.heading('Your account').waitFor();
  await shop.isAccessible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order / })
    .first()
    .click();
  await expect(page.getByText('Delivered', { exact: false }).first()).toBeVisible();
  await shop.isAccessible();
  await shop.opens(`http://${hostOf('drift')}/my-account/data`);
  await shop.heading('Devices and data').waitFor();
  await shop.isAccessible();
  await shop.opens(`http://${hostOf('drift')}/my-account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await shop.heading('Sign in').waitFor();
});
