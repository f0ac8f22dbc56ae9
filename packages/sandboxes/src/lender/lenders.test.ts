import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAcimaSandbox } from '../acima/acima-sandbox.ts';
import { startAffirmSandbox } from '../affirm/affirm-sandbox.ts';
import { startTruemedSandbox } from '../truemed/truemed-sandbox.ts';
import type { LenderSandbox } from './lender-app.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };
const AFFIRM = { publicKey: 'public_1', privateKey: 'private_1' };
const TRUEMED = { apiKey: 'key_1', webhookSecret: 'secret_1', storeOrigins: ['http://store.test'] };
const ACIMA = {
  merchantId: 'm1',
  apiKey: 'key_1',
  webhookSecret: 'secret_1',
  storeOrigins: ['http://store.test'],
};
const TRUEMED_KEY = { 'x-truemed-api-key': 'key_1' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpane-lenders-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const running: LenderSandbox[] = [];
const closing: (() => void)[] = [];
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
  for (const close of closing.splice(0)) close();
});
const started = async <Sandbox extends LenderSandbox>(starting: Promise<Sandbox>): Promise<Sandbox> => {
  const sandbox = await starting;
  running.push(sandbox);
  return sandbox;
};

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const answer = await fetch(url, { ...init, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
};

/** In a window of its own, or in a frame. */
const press = (url: string, answer: string, dest = 'document') =>
  fetch(url, {
    method: 'POST',
    headers: { 'sec-fetch-dest': dest },
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });

const SESSION = {
  total_amount: 1_000,
  order_items: [{ sku: 'a', name: 'Bed', price: 900, quantity: 1 }],
  amount_details: { total_additional_charges: 100, total_discounts: 0 },
  success_url: 'http://store.test/done?id={{payment_session_id}}',
  failure_url: 'http://store.test/left',
  idempotency_key: 'one',
  metadata: 'order-1/attempt-1',
};

describe('who may call', () => {
  it('is a client with the keys of the merchant, and no other', async () => {
    const affirm = await started(startAffirmSandbox({ ...AFFIRM, ...LOCAL }));
    const truemed = await started(startTruemedSandbox({ ...TRUEMED, ...LOCAL }));
    const acima = await started(startAcimaSandbox({ ...ACIMA, ...LOCAL }));
    for (const url of [
      `${affirm.url}/api/v2/checkout/direct`,
      `${truemed.url}/payments/v1/create_payment_session`,
      `${acima.url}/api/merchants/m1/checkouts`,
      `${acima.url}/merchants/m1/leases/l1/finalize`,
    ])
      expect([url, (await post(url, {})).status]).toEqual([url, 401]);
    const guessed = { client_id: 'm1', client_secret: 'guessed', grant_type: 'client_credentials' };
    expect((await post(`${acima.url}/api/oauth/token`, guessed)).status).toBe(401);
  });
});

describe('a session of Truemed', () => {
  const create = async (changes: object = {}) => {
    const truemed = await started(startTruemedSandbox({ ...TRUEMED, ...LOCAL }));
    const path = `${truemed.url}/payments/v1/create_payment_session`;
    return { truemed, path, made: await post(path, { ...SESSION, ...changes }, TRUEMED_KEY) };
  };

  it('is refused when items, charges and discounts do not come to its amount', async () => {
    const { made } = await create({ total_amount: 1_001 });
    expect(made).toMatchObject({ status: 400, body: { error: 'AmountInvalid' } });
  });

  it('is refused without its amount details, and with a field that is not documented', async () => {
    const [item] = SESSION.order_items;
    for (const changes of [
      { amount_details: undefined },
      { amount_details: { total_discounts: 0 } },
      { colour: 'red' },
      { order_items: [{ ...item, colour: 'red' }] },
    ]) {
      const { made } = await create(changes);
      expect([changes, made.status]).toEqual([changes, 400]);
    }
  });

  it('is one for the same key, and a conflict when the key is used for another', async () => {
    const { path, made } = await create();
    expect(await post(path, SESSION, TRUEMED_KEY)).toEqual(made);
    expect((await post(path, { ...SESSION, metadata: 'order-2/1' }, TRUEMED_KEY)).status).toBe(409);
  });

  it('leads back with its own id, and may not be framed', async () => {
    const { made } = await create();
    const page = await fetch(made.body.redirect_url);
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    const back = await press(made.body.redirect_url, 'approve', 'iframe');
    expect(back.headers.get('location')).toBe(`http://store.test/done?id=${made.body.id}`);
  });

  it('that is made for a frame may be framed by the store alone, and tells there how it ends in place of a redirect', async () => {
    const { made } = await create({ use_iframe: true });
    const page = await fetch(made.body.redirect_url);
    expect(page.headers.get('content-security-policy')).toBe('frame-ancestors http://store.test');
    const left = await press(made.body.redirect_url, 'cancel', 'iframe');
    expect(left.headers.get('location')).toBeNull();
    expect(await left.text()).toContain('data-success="false" data-redirect-url="http://store.test/left"');
    const back = await press(made.body.redirect_url, 'approve', 'iframe');
    expect(await back.text()).toContain(
      `data-success="true" data-redirect-url="http://store.test/done?id=${made.body.id}"`,
    );
  });

  it('that was paid cannot be cancelled, and what was cancelled cannot be paid', async () => {
    const { truemed, made } = await create();
    await press(made.body.redirect_url, 'approve');
    const cancel = (id: string) =>
      post(`${truemed.url}/payments/v1/payment_session/${id}/cancel`, {}, TRUEMED_KEY);
    expect((await cancel(made.body.id)).status).toBe(400);
    const path = `${truemed.url}/payments/v1/create_payment_session`;
    const other = await post(path, { ...SESSION, idempotency_key: 'two' }, TRUEMED_KEY);
    expect((await cancel(other.body.id)).status).toBe(200);
    expect((await press(other.body.redirect_url, 'approve')).status).toBe(404);
  });
});

describe('Affirm', () => {
  it('shows its page in no frame, and lends nothing that was not confirmed', async () => {
    const { url } = await started(startAffirmSandbox({ ...AFFIRM, ...LOCAL }));
    const authorization = `Basic ${Buffer.from('public_1:private_1').toString('base64')}`;
    const keys = { authorization, 'country-code': 'USA' };
    const urls = {
      user_confirmation_url: 'http://store.test/done',
      user_cancel_url: 'http://store.test/left',
    };
    const merchant = { ...urls, public_api_key: 'public_1', user_confirmation_url_action: 'GET' };
    const items = [{ display_name: 'Bed', sku: 'bed', unit_price: 10_000, qty: 1 }];
    const nothing = { shipping_amount: 0, tax_amount: 0, metadata: { webhook_session_id: 'order-1/1' } };
    const sent = { merchant, items, ...nothing, total: 10_000, currency: 'USD', order_id: 'order-1/1' };
    const { body } = await post(`${url}/api/v2/checkout/direct`, sent, keys);
    const page = await fetch(body.redirect_url);
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    const wanted = { transaction_id: body.checkout_id, order_id: 'order-1/1' };
    expect((await post(`${url}/api/v1/transactions`, wanted, keys)).body.code).toBe('checkout_not_confirmed');
    const back = await press(body.redirect_url, 'approve');
    expect(back.headers.get('location')).toBe(`http://store.test/done?checkout_token=${body.checkout_id}`);
    const loan = await post(`${url}/api/v1/transactions`, wanted, keys);
    expect(loan.body).toMatchObject({ status: 'authorized', amount: 10_000, order_id: 'order-1/1' });
    expect(await (await fetch(`${url}/ledger`)).json()).toEqual([]);
  });
});

describe('a sandbox that keeps a journal', () => {
  it('knows after a restart what was charged and answers replays; what was half written never happened', async () => {
    const stateFile = join(folder, 'truemed.jsonl');
    const before = await startTruemedSandbox({ ...TRUEMED, ...LOCAL, stateFile });
    const path = '/payments/v1/create_payment_session';
    const made = await post(`${before.url}${path}`, SESSION, TRUEMED_KEY);
    await press(made.body.redirect_url, 'approve');
    await before.close();
    appendFileSync(stateFile, '[["session","1",{"id":');
    const after = await started(startTruemedSandbox({ ...TRUEMED, ...LOCAL, stateFile }));
    expect(await post(`${after.url}${path}`, SESSION, TRUEMED_KEY)).toEqual(made);
    expect(await (await fetch(`${after.url}/ledger`)).json()).toMatchObject([
      { provider: 'truemed', orderId: 'order-1', kind: 'charge', amount: 1_000, currency: 'USD' },
    ]);
  });

  it('goes on with a review and with webhooks that nobody had taken', async () => {
    const stateFile = join(folder, 'reviewed.jsonl');
    const away = { ...TRUEMED, ...LOCAL, stateFile, webhookUrl: 'http://127.0.0.1:9/nobody' };
    const before = await startTruemedSandbox({ ...away, reviewMs: 60_000 });
    const made = await post(`${before.url}/payments/v1/create_payment_session`, SESSION, TRUEMED_KEY);
    await press(made.body.redirect_url, 'approve-later');
    await before.close();
    const received: string[] = [];
    const server = createServer(async (request, response) => {
      received.push(JSON.parse(await text(request)).data.status);
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    closing.push(() => server.close());
    // A server that listens on TCP has an address with a port.
    const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await started(startTruemedSandbox({ ...away, webhookUrl, reviewMs: 20 }));
    await expect.poll(() => received.toSorted()).toEqual(['captured', 'processing']);
  });
});
