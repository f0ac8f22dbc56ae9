import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { carriersOf } from '../shipping/carriers.ts';
import { signInCompaniesOf } from '../sign-in/companies.ts';
import { contentSourcesOf, findAccounts } from './accounts.ts';
import { type Sandboxes, startSandboxes } from './sandboxes.ts';

/** Nobody listens there or at the ports after it; where someone does, sandboxes take free ones. */
const STORE_PORT = 48_100;

const folder = mkdtempSync(join(tmpdir(), 'counterpane-sandboxes-'));
let sandboxes: Sandboxes;
beforeAll(async () => {
  sandboxes = await startSandboxes({ storePort: STORE_PORT, dataFolder: folder });
});
afterAll(async () => {
  await sandboxes.close();
  rmSync(folder, { recursive: true });
});

test('the settings of sandboxes are an account at every company', () => {
  const names = findAccounts(sandboxes.settings).map(({ name }) => name);
  expect(names).toEqual(PAYMENT_INTEGRATIONS.map(({ name }) => name));
});

test('a store of a process of its own opens as a demo with those settings', () => {
  const { settings, mail } = sandboxes;
  const env = { ...settings, SANDBOXES: 'on', SMTP_URL: mail.smtpUrl, MAIL_FROM: mail.from };
  expect(parseConfig(env)).toMatchObject({ ok: true, config: { isDemo: true } });
});

test('a demo without an account at a carrier follows parcels of its sandbox', async () => {
  const carriers = carriersOf(null, sandboxes.settings);
  expect(carriers?.id).toBe('easypost');
  expect(await carriers?.findReport('1Z')).toBeNull();
});

test('a demo without keys signs in with the stand-ins of both companies, and a store without sandboxes with neither', () => {
  const none = { google: null, apple: null };
  expect(signInCompaniesOf(none, sandboxes.settings).map(({ id }) => id)).toEqual(['google', 'apple']);
  expect(signInCompaniesOf(none)).toEqual([]);
});

test('a checkout with sandboxes loads from them and from nobody else', () => {
  const { image, ...sources } = contentSourcesOf(findAccounts(sandboxes.settings));
  // One of them has its script on another site, as the company has.
  const origins = sandboxes.origins.flatMap((origin) => [origin, origin.replace('localhost', '127.0.0.1')]);
  const elsewhere = Object.values(sources)
    .flat()
    .filter((source) => source !== "'self'" && !origins.includes(source));
  expect([elsewhere, image]).toEqual([[], []]);
});

test('the ledgers of all of them are read together, and nothing has moved at first', async () => {
  expect(sandboxes.origins).toHaveLength(PAYMENT_INTEGRATIONS.length);
  expect(JSON.parse(await sandboxes.readLedger())).toEqual([]);
});

test('who starts a demo is told cards to try it with', () => {
  expect(sandboxes.cards.map(({ number }) => number)).toContain('4242424242424242');
});
