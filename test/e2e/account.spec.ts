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
  await page.getByRole('link', { name: 'Your store credit' }).click();
  await shop.heading('Your store credit').waitFor();
  await shop.isAccessible();
  await page.goBack();
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
  await shop.opens(`http://${hostOf('drift')}/my-account/addresses`);
  await shop.heading('Your addresses').waitFor();
  await shop.isAccessible();
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByRole('link', { name: 'Please enter your full name' })).toBeVisible();
  await shop.isAccessible();
  await shop.opens(`http://${hostOf('drift')}/my-account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await shop.heading('Sign in').waitFor();
});

test('a customer adds a passkey of their device, signs in with it, and removes it', async ({
  shop,
  page,
}) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
    },
  });
  await shop.opens(`http://${hostOf('drift')}/login?to=%2Fmy-account%2Fdata`);
  const code = await asksForCode(page, 'keyholder@example.com');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await shop.heading('Devices and data').waitFor();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('From now on you can sign in here with this passkey.')).toBeVisible();
  await shop.isAccessible();

  await shop.opens(`http://${hostOf('drift')}/my-account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await shop.heading('Sign in').waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await shop.heading('Your account').waitFor();
  await expect(page.getByText('You are signed in as keyholder@example.com.')).toBeVisible();

  await shop.opens(`http://${hostOf('drift')}/my-account/data`);
  await page.getByRole('button', { name: 'Remove: My laptop' }).click();
  await expect(page.getByText('My laptop')).toBeHidden();
});
