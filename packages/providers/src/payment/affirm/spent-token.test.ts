import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import type { PaymentProvider } from '../port.ts';
import { affirmProvider } from './affirm-provider.ts';

const AMOUNT = money(76_104, 'USD');
const TOKEN = 'A1B2C3D4E5F6G7H8';

/** An Affirm that refuses to authorise a token; `held` is the order whose transaction it knows under the token. */
const whereTokensAreSpent = async (
  held: string | null,
  run: (provider: PaymentProvider) => Promise<void>,
): Promise<void> => {
  const affirm = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { method, url = '' } = request;
    if (url.startsWith('/api/v2/checkout/'))
      return answer(200, {
        checkout_id: TOKEN,
        total: AMOUNT.amount,
        currency: 'USD',
        order_id: 'order-1/1',
      });
    if (method === 'POST') return answer(400, { code: 'invalid_field', message: 'The token was used.' });
    return held === null
      ? answer(404, { code: 'not_found', message: '' })
      : answer(200, { id: TOKEN, order_id: held, status: 'authorized', amount: AMOUNT.amount });
  });
  await new Promise<void>((done) => affirm.listen(0, '127.0.0.1', done));
  try {
    const { port } = affirm.address() as AddressInfo;
    const apiUrl = `http://127.0.0.1:${port}`;
    const keys = { publicKey: 'public_1', privateKey: 'private_1' };
    await run(affirmProvider({ ...keys, id: 'affirm', apiUrl, timeoutMs: 2_000 }));
  } finally {
    affirm.close();
  }
};

const APPROVAL = { orderId: 'order-1', paymentId: '1', reference: TOKEN, amount: AMOUNT, token: TOKEN };

test('A loan that was held by a call whose answer was lost is no decline when its token is refused afterwards', () =>
  whereTokensAreSpent('order-1/1', async (provider) => {
    expect(await provider.confirm?.(APPROVAL)).toMatchObject({ state: 'authorised', orderId: 'order-1' });
  }));

test('A token that is refused without a loan under it is a decline, in the lender’s words', () =>
  whereTokensAreSpent(null, async (provider) => {
    const failure = { code: 'invalid_field', message: 'The token was used.' };
    expect(await provider.confirm?.(APPROVAL)).toMatchObject({ state: 'failed', failure });
  }));

test('A token that was spent for another order takes nothing for this one', () =>
  whereTokensAreSpent('order-2/1', async (provider) => {
    const paid = await provider.pay({
      ...APPROVAL,
      idempotencyKey: 'key',
      returnUrl: 'http://shop.test/',
      email: 'ada@example.com',
      description: 'Order',
    });
    expect(paid).toMatchObject({ state: 'failed', failure: { code: 'checkout_of_another_order' } });
  }));
