import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  const providers = ['stripeDirect', 'stripeCanada'].map((id) =>
    stripeProvider({ id, secretKey: 'sk_test_1', webhookSecret: 'whsec_1', timeoutMs: 1_000 }),
  );
  store = await openTestStore(new Map(providers.map((provider) => [provider.id, provider])));
});
afterAll(() => store.close());

it.each([
  ['halcyon.localhost', 'stripeDirect'],
  ['halcyon-uk.localhost', 'stripeDirect'],
  ['halcyon-ca.localhost', 'stripeCanada'],
  ['cumula-ca.localhost', 'stripeCanada'],
])('a card is taken at %s by %s [K3.61, K3.62, K3.64]', async (host, id) => {
  const { paymentProviders } = result(await store.shopper(host).client.checkout());
  expect(paymentProviders).toEqual([{ id, label: 'Card', entry: 'card-fields' }]);
});
