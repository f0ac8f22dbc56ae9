import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { affirmProvider } from './affirm-provider.ts';

const KEYS = { publicKey: 'public_1', privateKey: 'private_1' };
const OPENED = { checkout_id: 'ABC', redirect_url: 'https://affirm.test/products/checkout/ABC' };

const SHIP_TO = {
  ...{ name: 'Ada Lovelace', phone: '2125550142', line1: '20 W 34th St', line2: '' },
  ...{ city: 'New York', state: 'NY', zip: '10001', country: 'US' },
};

test('A checkout says what delivery and tax cost beside its lines, where it goes, and what its webhooks are about', async () => {
  const received: unknown[] = [];
  const affirm = createServer(async (request, response) => {
    received.push(await json(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(OPENED));
  });
  await new Promise<void>((done) => affirm.listen(0, '127.0.0.1', done));
  try {
    const { port } = affirm.address() as AddressInfo;
    const apiUrl = `http://127.0.0.1:${port}`;
    await affirmProvider({ ...KEYS, id: 'affirm', apiUrl, timeoutMs: 2_000 }).openHostedPage({
      ...{ orderId: 'order-1', paymentId: '1', amount: money(76_104, 'USD'), email: 'ada@example.com' },
      ...{ description: 'Order 7KQ4', idempotencyKey: 'key', shipTo: SHIP_TO },
      ...{ returnUrl: 'http://shop.test/checkout/review', cancelUrl: 'http://shop.test/checkout/billing' },
      lines: [{ sku: 'bed', name: 'Bed', quantity: 1, amount: 65_000 }],
      onTop: { delivery: money(4_900, 'USD'), tax: money(6_204, 'USD') },
    });
    expect(received).toMatchObject([
      {
        shipping_amount: 4_900,
        tax_amount: 6_204,
        metadata: { webhook_session_id: 'order-1/1' },
        shipping: { address: { street1: '20 W 34th St', region1_code: 'NY', country_code: 'USA' } },
      },
    ]);
    expect(received).not.toMatchObject([{ shipping: { phone_number: expect.anything() } }]);
  } finally {
    affirm.close();
  }
});
