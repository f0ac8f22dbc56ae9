import { braintreeProvider } from '@counterpane/providers/payment/braintree/braintree-provider';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { startBraintreeSandbox } from '@counterpane/sandboxes/braintree/braintree-sandbox';
import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };
const STRIPE = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
const BRAINTREE = { merchantId: 'merchant_1', publicKey: 'public_1', privateKey: 'private_1' };

let stripe: Awaited<ReturnType<typeof startStripeSandbox>>;
let braintree: Awaited<ReturnType<typeof startBraintreeSandbox>>;
let store: TestStore;

beforeAll(async () => {
  stripe = await startStripeSandbox({ ...STRIPE, ...LOCAL });
  braintree = await startBraintreeSandbox({ ...BRAINTREE, ...LOCAL, merchantAccounts: { shop: 'USD' } });
  const at = (url: string) => ({ host: '127.0.0.1', port: Number(new URL(url).port) });
  const apiBase = { protocol: 'http' as const, ...at(stripe.url) };
  const merchantAccounts = { USD: 'shop' };
  const environment = at(braintree.url);
  const made: PaymentProvider[] = PAYMENT_METHODS.map(({ id, integration }) =>
    integration === 'braintree'
      ? braintreeProvider({ id, ...BRAINTREE, environment, merchantAccounts, timeoutMs: 1_000 })
      : stripeProvider({ id, ...STRIPE, apiBase, timeoutMs: 1_000 }),
  );
  store = await openTestStore(new Map(made.map((provider) => [provider.id, provider])));
});
afterAll(async () => {
  await store.close();
  await Promise.all([stripe.close(), braintree.close()]);
});

/** Who says that it took the money of an order. */
const takersOf = async (orderId: string): Promise<string[]> => {
  const ledgers = await Promise.all(
    [stripe, braintree].map(async ({ url }) => (await fetch(`${url}/ledger`)).json()),
  );
  return ledgers
    .flat()
    .filter((entry: { orderId: string }) => entry.orderId === orderId)
    .map(({ provider }: { provider: string }) => provider);
};

const payPal = { id: 'fake-paypal-billing-agreement-nonce', card: { last4: '', brand: 'PayPal' } };
const card = { id: 'tok_visa', card: { last4: '', brand: 'Browser wallet' } };

describe('what the shopper chose', () => {
  it.each([
    ['paypal', payPal, 'braintree'],
    ['paypalCredit', payPal, 'braintree'],
    ['stripePaymentRequest', card, 'stripe'],
  ])('is charged by the company that it belongs to: %s [K3.63]', async (method, paymentToken, taker) => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const order = await shopper.places({ billingProvider: method });
    expect(result(await shopper.client.payOrder(order.id, { paymentToken })).status).toBe('paid');
    expect(await takersOf(order.id)).toEqual([taker]);
  });

  it('is told by the card provider’s own names of what is paid with [K3.65]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { client } = shopper;
    const named = new Map<string, unknown>();
    for (const { id } of result(await client.checkout()).paymentProviders) {
      result(await client.saveBilling({ sameAsShipping: true, paymentProvider: id }));
      named.set(id, result(await client.checkout()).stripeExtraData?.paymentMethodTypes);
    }
    expect(Object.fromEntries(named)).toMatchObject({
      stripeDirect: ['card'],
      link: ['link', 'link_card_brand'],
      afterPay: ['afterpay_clearpay'],
      amazonPay: ['amazon_pay'],
      googlepay: ['google_pay'],
      applepay: ['apple_pay'],
      paypal: undefined,
    });
  });
});
