import { startBraintreeSandbox } from '@counterpane/sandboxes/braintree/braintree-sandbox';
import { expect, test } from 'vitest';
import { listenForWebhooks } from '../lender/lender-under-test.ts';
import { braintreeProvider } from './braintree-provider.ts';
import { isForeign } from './foreign-money.ts';
import { openGateway } from './open-gateway.ts';

const KEYS = { merchantId: 'merchant', publicKey: 'public', privateKey: 'private' };
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

test('money is foreign that the store does not sell in, and not what says nothing of its currency', () => {
  expect(isForeign({ currencyIsoCode: 'EUR' })).toBe(true);
  for (const found of [{ currencyIsoCode: 'CAD' }, { currencyIsoCode: null }, {}, null])
    expect([found, isForeign(found)]).toEqual([found, false]);
});

test('sales and disputes of another shop’s merchant account, in euros, leave statements and webhooks as they are', async () => {
  const accounts = { usd_account: 'USD', eur_account: 'EUR' };
  const listener = await listenForWebhooks('none');
  const sandbox = await startBraintreeSandbox({
    ...KEYS,
    webhookUrl: listener.url,
    merchantAccounts: accounts,
    port: 0,
    host: '127.0.0.1',
    settleAfterMs: 10,
  });
  try {
    const { hostname: host, port } = new URL(sandbox.url);
    const access = { ...KEYS, environment: { host, port: Number(port) }, timeoutMs: 2_000 };
    const gateway = openGateway(access);
    const sales = Object.keys(accounts).map((merchantAccountId) =>
      gateway.transaction.sale({
        amount: '10.00',
        merchantAccountId,
        orderId: `${merchantAccountId}.1`,
        paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
        options: { submitForSettlement: true },
      }),
    );
    const [dollars] = await Promise.all(sales);
    const disputes = await Promise.all(
      Object.keys(accounts).map(async (order) => {
        const answer = await fetch(`${sandbox.url}/_sandbox/disputes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ order, turn: 'opened' }),
        });
        return await answer.json();
      }),
    );
    const provider = braintreeProvider({ id: 'paypal', merchantAccounts: {}, ...access });
    const entries = (await provider.listEntries?.({ since: YESTERDAY, known: [] })) ?? [];
    expect(entries.map(({ kind, payment, amount }) => [kind, payment, amount.currency])).toEqual([
      ['charge', dollars?.transaction.id, 'USD'],
      ['dispute', dollars?.transaction.id, 'USD'],
    ]);
    const found = await Promise.all(disputes.map(({ dispute }) => provider.findDispute?.(dispute)));
    expect(found.map((dispute) => dispute?.amount.currency ?? null)).toEqual(['USD', null]);
    const told = async () => {
      const events = listener.received.map(({ rawBody }) => {
        const form = new URLSearchParams(rawBody);
        return provider.readEvent(form.get('bt_payload') ?? '', form.get('bt_signature') ?? '');
      });
      const read = await Promise.all(events);
      return read.flatMap((event) => ('type' in event && event.type === 'dispute_opened' ? [event] : []));
    };
    await expect.poll(async () => (await told()).length).toBe(2);
    expect((await told()).flatMap(({ dispute }) => dispute ?? [])).toEqual([disputes[0].dispute]);
  } finally {
    await sandbox.close();
    listener.close();
  }
});
