import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LenderSandbox } from '../lender/lender-app.ts';
import { startAffirmSandbox } from './affirm-sandbox.ts';

const KEYS = { publicKey: 'public_1', privateKey: 'private_1' };
const CANADA = { publicKey: 'public_ca', privateKey: 'private_ca' };

let sandbox: LenderSandbox;
beforeAll(async () => {
  sandbox = await startAffirmSandbox({ ...KEYS, canada: CANADA, host: '127.0.0.1', port: 0 });
});
afterAll(() => sandbox.close());

const call = async (path: string, body: object | null, { keys = KEYS, country = 'USA' } = {}) => {
  const basic = Buffer.from(`${keys.publicKey}:${keys.privateKey}`).toString('base64');
  const headers: Record<string, string> = {
    authorization: `Basic ${basic}`,
    ...(country ? { 'country-code': country } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(`${sandbox.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
};

const checkout = {
  merchant: {
    public_api_key: KEYS.publicKey,
    user_confirmation_url: 'http://store.test/done?order=1',
    user_cancel_url: 'http://store.test/left',
  },
  items: [{ display_name: 'Bed', sku: 'bed', unit_price: 10_000, qty: 1 }],
  order_id: 'order-1/1',
  currency: 'USD',
  shipping_amount: 0,
  tax_amount: 0,
  metadata: { webhook_session_id: 'order-1/1' },
  total: 10_000,
};
const SHIPPING = {
  name: { full: 'Ada Lovelace' },
  address: { street1: '1 Road', city: 'New York', region1_code: 'NY', postal_code: '10001' },
};
const open = (changes: object = {}) => call('/v2/checkout/direct', { ...checkout, ...changes });
const press = (url: string, answer: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });

describe('a checkout', () => {
  it('with a field that is not documented, without items or with parts of seconds is refused', async () => {
    for (const changes of [
      { colour: 'red' },
      { items: undefined },
      { currency: undefined },
      { shipping_amount: undefined },
      { tax_amount: undefined },
      { metadata: {} },
      { checkout_expiration: '2030-01-01T00:00:00.000Z' },
      { shipping: { name: { full: 'A' }, address: { line1: '1 Road', city: 'B', zipcode: '1' } } },
      { shipping: { ...SHIPPING, phone_number: '212 555 0142' } },
    ])
      expect([changes, (await open(changes)).status]).toEqual([changes, 400]);
    expect((await open({ checkout_expiration: '2030-01-01T00:00:00Z' })).status).toBe(200);
    expect((await open({ shipping: { ...SHIPPING, phone_number: '2125550142' } })).status).toBe(200);
  });

  it('that is read does not say how far it is', async () => {
    const { body } = await open();
    const read = await call(`/v2/checkout/${body.checkout_id}`, null);
    expect(read.body).toMatchObject({ order_id: 'order-1/1', total: 10_000, currency: 'USD' });
    expect(read.body).not.toHaveProperty('checkout_status');
  });

  it('that is updated takes another order and what was shipped, and no other field: nothing ends it', async () => {
    const { body } = await open();
    const update = (change: object) => call(`/v2/checkout/${body.checkout_id}/update`, change);
    for (const change of [{ order_id: '' }, { checkout_expiration: '2030-01-01T00:00:00Z' }, { total: 1 }])
      expect([change, (await update(change)).status]).toEqual([change, 400]);
    expect((await update({ order_id: 'order-1/1/closed', shipping_carrier: 'UPS' })).status).toBe(200);
    const read = await call(`/v2/checkout/${body.checkout_id}`, null);
    expect(read.body).toMatchObject({ order_id: 'order-1/1/closed', total: 10_000 });
    expect((await call(`/v2/checkout/${body.checkout_id}`, { order_id: 'a' })).status).toBe(404);
  });

  it('brings its token back in a form, unless the store asked for it in the address', async () => {
    const { body } = await open();
    const page = await (await press(body.redirect_url, 'approve')).text();
    expect(page).toContain('<form method="post" action="http://store.test/done?order=1">');
    expect(page).toContain(`name="checkout_token" value="${body.checkout_id}"`);
    const merchant = { ...checkout.merchant, user_confirmation_url_action: 'GET' };
    const asked = (await open({ merchant })).body;
    const back = await press(asked.redirect_url, 'approve');
    expect(back.headers.get('location')).toBe(
      `http://store.test/done?order=1&checkout_token=${asked.checkout_id}`,
    );
  });
});

describe('a transaction', () => {
  const authorised = async (): Promise<string> => {
    const { body } = await open();
    await press(body.redirect_url, 'approve');
    return (await call('/v1/transactions', { transaction_id: body.checkout_id })).body.id;
  };

  it('is authorised by a token and with ids of the published length only', async () => {
    const { body } = await open();
    await press(body.redirect_url, 'approve');
    const long = 'x'.repeat(129);
    for (const change of [
      { transaction_id: 'SHORTONE' },
      { transaction_id: `${body.checkout_id}1` },
      { order_id: '' },
      { order_id: long },
      { reference_id: '' },
      { reference_id: long },
    ]) {
      const sent = { transaction_id: body.checkout_id, ...change };
      expect([change, (await call('/v1/transactions', sent)).status]).toEqual([change, 400]);
    }
    const sent = { transaction_id: body.checkout_id, reference_id: long.slice(1) };
    expect((await call('/v1/transactions', sent)).status).toBe(200);
  });

  it('is authorised, read, captured, voided and given back only with its country', async () => {
    const id = await authorised();
    const nowhere = { country: '' };
    expect((await call('/v1/transactions', { transaction_id: 'A1B2C3D4E5F6' }, nowhere)).status).toBe(400);
    expect((await call(`/v1/transactions/${id}`, null, nowhere)).status).toBe(400);
    for (const verb of ['capture', 'void', 'refund'])
      expect([verb, (await call(`/v1/transactions/${id}/${verb}`, {}, { country: '' })).status]).toEqual([
        verb,
        400,
      ]);
    expect((await call(`/v1/transactions/${id}/capture`, {}, { country: 'CAN' })).status).toBe(400);
    expect((await call(`/v1/transactions/${id}/capture`, {})).body.status).toBe('captured');
  });

  it('is captured whole: an amount, and every other field that is not documented, is refused', async () => {
    const id = await authorised();
    expect((await call(`/v1/transactions/${id}/capture`, { amount: 10_000 })).status).toBe(400);
    expect((await call(`/v1/transactions/${id}/void`, { reason: 'x' })).status).toBe(400);
  });

  it('in a state that does not allow it is refused with the published code', async () => {
    const id = await authorised();
    await call(`/v1/transactions/${id}/void`, {});
    const refused = (code: string) => ({ status: 403, body: { code } });
    expect(await call(`/v1/transactions/${id}/capture`, {})).toMatchObject(refused('capture-voided'));
    expect(await call(`/v1/transactions/${id}/refund`, {})).toMatchObject(refused('refund-voided'));
    const held = await authorised();
    expect(await call(`/v1/transactions/${held}/refund`, {})).toMatchObject(refused('refund-uncaptured'));
    await call(`/v1/transactions/${held}/capture`, {});
    const more = await call(`/v1/transactions/${held}/refund`, { amount: 10_001 });
    expect(more).toMatchObject(refused('refund-exceeded'));
  });

  it('is not there for the merchant of another country', async () => {
    const id = await authorised();
    const canadian = { keys: CANADA, country: 'CAN' };
    expect((await call(`/v1/transactions/${id}`, null, canadian)).status).toBe(404);
  });

  it('names an order only where it was told one', async () => {
    const id = await authorised();
    expect((await call(`/v1/transactions/${id}`, null)).body).not.toHaveProperty('order_id');
  });
});
