import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };

let store: TestStore;
let closeSandbox: () => Promise<void>;
beforeAll(async () => {
  const sandbox = await startStripeSandbox({ ...KEYS, host: '127.0.0.1', port: 0, settleAfterMs: 30 });
  closeSandbox = sandbox.close;
  const { hostname, port } = new URL(sandbox.url);
  const apiBase = { protocol: 'http', host: hostname, port: Number(port) } as const;
  const providers = ['stripeDirect', 'stripeCanada'].map((id) =>
    stripeProvider({ id, ...KEYS, apiBase, timeoutMs: 1_000 }),
  );
  store = await openTestStore(new Map(providers.map((provider) => [provider.id, provider])));
});
afterAll(async () => {
  await store.close();
  await closeSandbox();
});

const BRANDS = ['Halcyon', 'Drift', 'Fernloft', 'Aurelle', 'Cumula', 'Hevea', 'Pennyrest'];

const TORONTO = {
  ...HOME,
  line1: '290 Bremner Blvd',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 3L9',
  country: 'CA',
  phone: '416 555 0142',
} as const;

/** Buys a queen of the classic mattress and pays by card. */
const buys = async (key: string, address: typeof HOME | typeof TORONTO, provider: string) => {
  const shopper = store.shopper(`${key}.localhost`);
  await shopper.adds('mattress', 'queen');
  result(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
  const { version, totalPrice } = result(await shopper.client.cart());
  return shopper.client.createOrder({
    billingProvider: provider,
    email: 'ada@example.com',
    shippingAddress: address,
    billingAddress: address,
    cartVersion: version,
    expectedTotal: totalPrice,
    paymentDetails: { paymentToken: 'tok_visa' },
  });
};

describe('where the store sells', () => {
  it('is under seven brands, each under its own name and leading to the others [C1.02]', async () => {
    for (const name of BRANDS) {
      const { storefront } = result(await store.shopper(`${name.toLowerCase()}.localhost`).client.chrome());
      expect([storefront.name, storefront.country]).toEqual([name, 'US']);
      expect(storefront.sisters.map((sister) => sister.name).toSorted()).toEqual(
        BRANDS.filter((other) => other !== name).toSorted(),
      );
    }
  });

  it('is the United States, in dollars, to an address there [C1.02]', async () => {
    expect(result(await buys('halcyon', HOME, 'stripeDirect'))).toMatchObject({
      status: 'paid',
      total: { amount: 76_104, currency: 'USD' },
      shippingDetails: { address: { state: 'NY', country: 'US' } },
    });
  });

  it('is Canada, at prices and taxes of its own in Canadian dollars, to an address there [C1.02]', async () => {
    const order = result(await buys('halcyon-ca', TORONTO, 'stripeCanada'));
    expect(order).toMatchObject({
      status: 'paid',
      // 949.00 and 13 % of it.
      total: { amount: 107_237, currency: 'CAD' },
      shippingDetails: { address: { state: 'ON', zip: 'M5V 3L9', country: 'CA' } },
    });
  });

  it('is not over the border: each country has its own storefront [C1.02]', async () => {
    for (const [key, address] of [
      ['halcyon', TORONTO],
      ['halcyon-ca', HOME],
    ] as const) {
      const shopper = store.shopper(`${key}.localhost`);
      await shopper.adds('mattress', 'queen');
      const answer = refusal(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
      expect([key, answer.status, answer.code]).toEqual([key, 412, 'region_blacklisted']);
    }
  });
});
