import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import { PAYMENT_METHODS, type PaymentMethod } from '@counterpane/rules/payments/methods';
import { parseConfig } from '@counterpane/server/config';
import { contentSecurityPolicy } from '@counterpane/server/http/security-headers';
import {
  buildProviders,
  contentSourcesOf,
  findAccounts,
  scriptOriginsOf,
} from '@counterpane/server/payments/accounts';
import { type Sandboxes, startSandboxes } from '@counterpane/server/payments/sandboxes';
import { REAL_SETTINGS } from '@counterpane/server/testing/real-settings';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../../app.ts';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { lendwell } from './testing/lendwell/integration.ts';
import { lendwellSandbox, signed } from './testing/lendwell/sandbox.ts';

/** A new provider is two folders, here `testing/lendwell`, and the rows that register them. */
const INTEGRATIONS = [...PAYMENT_INTEGRATIONS, lendwell];
const METHODS: readonly PaymentMethod[] = [
  ...PAYMENT_METHODS,
  {
    id: 'lendwell',
    label: 'Lendwell',
    integration: 'lendwell',
    types: [],
    countries: ['US'],
    isExpress: false,
    entry: 'redirect',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'counterpane-lendwell-'));
let store: TestStore;
let api: FastifyInstance;
let url: string;
let sandboxes: Sandboxes;
beforeAll(async () => {
  // Webhooks of sandboxes go to the port of a store, which has to be known before they start.
  const keys = { LENDWELL_API_KEY: 'key_counterpane', LENDWELL_WEBHOOK_SECRET: 'secret_counterpane' };
  store = await openTestStore(buildProviders(findAccounts(keys, INTEGRATIONS)));
  api = buildApi(store.deps, INTEGRATIONS);
  url = await api.listen({ port: 0, host: 'localhost' });
  sandboxes = await startSandboxes({ storePort: Number(new URL(url).port), dataFolder: folder }, [
    lendwellSandbox,
  ]);
});
afterAll(async () => {
  await sandboxes.close();
  await api.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const KEYS = { LENDWELL_API_KEY: 'key_1', LENDWELL_WEBHOOK_SECRET: 'secret_1' };

it('A new payment provider has its keys read, and is refused by name when one is missing', () => {
  expect(parseConfig({ ...REAL_SETTINGS, ...KEYS }, INTEGRATIONS)).toMatchObject({
    ok: true,
    config: { accounts: [{ name: 'stripe' }, { name: 'lendwell' }] },
  });
  expect(parseConfig({ ...REAL_SETTINGS, LENDWELL_API_KEY: 'key_1' }, INTEGRATIONS)).toEqual({
    ok: false,
    problems: ['LENDWELL_WEBHOOK_SECRET is missing: Lendwell needs all of its keys'],
  });
  expect(parseConfig({ ...KEYS, SANDBOXES: 'on' }, INTEGRATIONS)).toMatchObject({
    problems: [expect.stringMatching(/^SANDBOXES=on contradicts LENDWELL_API_KEY, LENDWELL_WEBHOOK_SECRET:/)],
  });
  expect(parseConfig({ ...REAL_SETTINGS, ...KEYS })).toMatchObject({
    config: { accounts: [{ name: 'stripe' }] },
  });
});

it('A new payment provider is offered to shoppers where the store has an account, and only there', () => {
  const halcyon = store.deps.catalogue.getStorefront('halcyon');
  const offered = (settings: Record<string, string>) =>
    offeredMethods(halcyon, buildProviders(findAccounts(settings, INTEGRATIONS)), METHODS);
  expect(offered(KEYS).map(({ label }) => label)).toEqual(['Lendwell']);
  expect(offered({})).toEqual([]);
});

it('The checkout may frame the pages of a new payment provider, and knows their address', () => {
  const accounts = findAccounts(KEYS, INTEGRATIONS);
  const policy = contentSecurityPolicy({ nonce: 'abc' }, contentSourcesOf(accounts));
  expect(policy).toContain("frame-src https://*.lendwell.example 'self';");
  expect(scriptOriginsOf(accounts, 'US')).toEqual({ lendwell: { frameUrl: 'https://www.lendwell.example' } });
});

it('The webhooks of a new payment provider are accepted when they are signed, and only for its name', async () => {
  const send = async (headers: Readonly<Record<string, string>>, provider = 'lendwell') => {
    const target = `${url}/api/webhooks/${provider}`;
    const answer = await fetch(target, { method: 'POST', headers, body: '{"id":"event-1"}' });
    return [answer.status, await answer.json()];
  };
  expect(await send(signed('{"id":"event-1"}'))).toEqual([200, { status: 'ok', result: 'ignored' }]);
  expect(await send({})).toMatchObject([400, { code: 'bad_signature' }]);
  expect(await send(signed('{"id":"event-1"}'), 'lendwell-and-sons')).toMatchObject([404, {}]);
});

it('The lab shows the sandbox of a new payment provider, and the store refuses its forged webhooks', async () => {
  const { labUrl, settings, origins } = sandboxes;
  expect(origins).toHaveLength(1);
  expect(await (await fetch(labUrl)).text()).toContain('Button “Borrow”');
  expect(await (await fetch(`${labUrl}/lendwell`)).text()).toContain('No money has moved.');
  const forged = await fetch(`${labUrl}/lendwell`, {
    method: 'POST',
    headers: { origin: labUrl },
    body: new URLSearchParams({ action: 'forge', message: lendwellSandbox.example }),
  });
  expect(await forged.text()).toContain('the store answered: 400');
  expect(findAccounts(settings, INTEGRATIONS).map(({ name }) => name)).toEqual(['lendwell']);
});
