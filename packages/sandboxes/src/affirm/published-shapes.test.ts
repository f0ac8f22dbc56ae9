import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LenderSandbox } from '../lender/lender-app.ts';
import { startAffirmSandbox } from './affirm-sandbox.ts';

// Names and kinds as the public OpenAPI description of Affirm's transactions has them (API Evangelist, 2026). What is
// not there is refused, but for the `type` of a refusal and what a refund answers: see DIFFERENCES.md.

const text = z.string().nullish();
const cents = z.int().nullish();

const event = z.strictObject({
  id: text,
  type: z.enum(['auth', 'capture', 'refund', 'void', 'update']).nullish(),
  amount: cents,
  currency: text,
  fee: cents,
  created: z.iso.datetime().nullish(),
  reference_id: text,
  metadata: z.record(z.string(), z.string()).nullish(),
});

const transaction = z.strictObject({
  id: text,
  checkout_id: text,
  order_id: text,
  status: z.enum(['authorized', 'captured', 'voided', 'refunded', 'partially_refunded']),
  amount: cents,
  amount_refunded: cents,
  currency: text,
  created: z.iso.datetime().nullish(),
  authorization_expiration: z.iso.datetime().nullish(),
  provider_id: z.int().nullish(),
  remove_tax: z.boolean().nullish(),
  events: z.array(event).nullish(),
  token: text,
});

const refusal = z.strictObject({
  status_code: z.int().nullish(),
  type: text,
  code: text,
  message: text,
  field: text,
});

let sandbox: LenderSandbox;
beforeAll(async () => {
  const keys = { publicKey: 'public_1', privateKey: 'private_1' };
  sandbox = await startAffirmSandbox({ ...keys, host: '127.0.0.1', port: 0 });
});
afterAll(() => sandbox.close());

const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const headers = {
    authorization: `Basic ${Buffer.from('public_1:private_1').toString('base64')}`,
    'country-code': 'USA',
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  return (await fetch(`${sandbox.url}/api${path}`, init)).json();
};

/** A loan that its shopper has confirmed, and the store authorised. */
const authorised = async (answer = 'approve'): Promise<Record<string, unknown>> => {
  const opened = await call('POST', '/v2/checkout/direct', {
    merchant: {
      public_api_key: 'public_1',
      user_confirmation_url: 'http://store.test/done',
      user_cancel_url: 'http://store.test/left',
      user_confirmation_url_action: 'GET',
    },
    items: [{ display_name: 'Bed', sku: 'bed', unit_price: 76_104, qty: 1 }],
    currency: 'USD',
    shipping_amount: 0,
    tax_amount: 0,
    metadata: { webhook_session_id: 'order-1' },
    total: 76_104,
  });
  await fetch(String(opened.redirect_url), {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
  return call('POST', '/v1/transactions', { transaction_id: opened.checkout_id, order_id: 'order-1' });
};

describe('the sandbox answers of transactions what is published', () => {
  it('authorised, captured, given back and let go', async () => {
    const { id } = transaction.parse(await authorised());
    await call('POST', `/v1/transactions/${id}/capture`, {});
    transaction.parse(await call('GET', `/v1/transactions/${id}`));
    const sent = { amount: 1_000, reference_id: 'refund-1' };
    const refund = event.parse(await call('POST', `/v1/transactions/${id}/refund`, sent));
    expect(refund).toMatchObject({ id, reference_id: 'refund-1' });
    const part = transaction.parse(await call('GET', `/v1/transactions/${id}`));
    expect(part).toMatchObject({ status: 'partially_refunded', amount_refunded: 1_000 });
    expect(part.events).toMatchObject([{ id, reference_id: 'refund-1', amount: 1_000 }]);
    const unwanted = transaction.parse(await authorised());
    await call('POST', `/v1/transactions/${unwanted.id}/void`, {});
    expect(transaction.parse(await call('GET', `/v1/transactions/${unwanted.id}`)).status).toBe('voided');
  });

  it('and refuses in the shape that is', async () => {
    expect(refusal.parse(await authorised('decline-later')).code).toBe('auth-declined');
    refusal.parse(await call('GET', '/v1/transactions/unknown'));
  });
});
