import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { totpCode } from '@counterpane/api/staff/sign-in/totp';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type StoreProcess, storeProcess } from '../crash/store-process.ts';
import { findFreePort } from '../postgres/free-port.ts';
import { databasesOf, settingsOfCopy } from '../setup/store-databases.ts';
import { faultsOf } from './accessibility.ts';

// A store of its own: the account to try of the others must go on signing in with its password alone.
const dataFolder = mkdtempSync(join(tmpdir(), 'counterpane-staff-'));
const PASSWORD = 'a lamp above the harbour';

let store: StoreProcess;
let first = '';

test.beforeAll(async () => {
  test.setTimeout(90_000);
  const add = ['scripts/staff.ts', 'add', 'lou@shop.example', 'manager', 'Lou'];
  const settings = {
    DATA_DIR: dataFolder,
    ...(await settingsOfCopy(databasesOf(process.env.STORE_DATA ?? ''))),
  };
  const env = { ...process.env, ...settings, NODE_ENV: 'production' };
  const said = execFileSync(process.execPath, add, { env, encoding: 'utf8' });
  first = /password: (\w+)/.exec(said)?.[1] ?? '';
  store = storeProcess(await findFreePort(), settings, 'test/setup/demo-store.ts');
  await store.start();
});
test.afterAll(async () => {
  await store.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const opens = async (
  browser: Browser,
  path: string,
  javaScriptEnabled: boolean,
  host = 'localhost',
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(store.origin.replace('localhost', host) + path);
  return page;
};

const signsIn = async (page: Page, password: string, words = { email: 'Email', password: 'Password' }) => {
  await page.getByLabel(words.email).fill('lou@shop.example');
  await page.getByLabel(words.password).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Se connecter)$/ }).click();
};

const isAccessible = async (page: Page): Promise<void> => {
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};

test('A new manager chooses a password and a second factor, and signs in with its code, also in French without script', async ({
  browser,
}) => {
  const page = await opens(browser, '/staff/orders', true);
  await signsIn(page, first);
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible();
  await isAccessible(page);
  await page.getByLabel('Present password').fill(first);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByRole('link', { name: 'Set up your second factor' }).click();
  await page.getByRole('button', { name: 'Set up your second factor' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await isAccessible(page);
  const key = await page.locator('input[name=key]').inputValue();
  const code = page.getByLabel('Code that the app shows');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('This code is wrong, has been used or is too old')).toBeVisible();
  await code.fill(await totpCode(key, Date.now()));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await isAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signsIn(page, PASSWORD);
  await page.getByLabel('Code of your authenticator app').fill(await totpCode(key, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Help a shopper' })).toBeVisible();

  const plain = await opens(browser, '/fr/staff/sign-in', false, 'halcyon-ca.localhost');
  await signsIn(plain, PASSWORD, { email: 'Courriel', password: 'Mot de passe' });
  await plain.getByLabel('Code de votre application d’authentification').fill(recovery);
  await plain.getByRole('button', { name: 'Se connecter' }).click();
  await plain.getByRole('link', { name: 'Votre compte' }).click();
  await expect(plain.getByRole('heading', { name: 'Où vous êtes connecté' })).toBeVisible();
  await expect(plain.getByText('Codes de récupération restants : 9')).toBeVisible();
  await plain.getByRole('button', { name: 'Terminer toutes les autres' }).click();
  await expect(plain.getByText('C’est fait. Ce qui y était ouvert est terminé.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});
