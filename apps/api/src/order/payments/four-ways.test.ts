import { braintreeProvider } from '@counterpane/providers/payment/braintree/braintree-provider';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { splititProvider } from '@counterpane/providers/payment/splitit/splitit-provider';
import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import { startBraintreeSandbox } from '@counterpane/sandboxes/braintree/braintree-sandbox';
import { startSplititSandbox } from '@counterpane/sandboxes/splitit/splitit-sandbox';
import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvePlan } from '../../testing/instalment-store.ts';
import { result } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { NONCES } from './testing/wallet-store.ts';

const HERE = { host: '127.0.0.1', port: 0 };
const CARDS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
const WALLET = { merchantId: 'merchant_1', publicKey: 'public_1', privateKey: 'private_1' };
const PLANS = { clientId: 'client_1', clientSecret: 'secret_1', applicationId: 'application_1' };

let store: TestStore;
let formUrl: string;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const stripe = await startStripeSandbox({ ...CARDS, ...HERE, settleAfterMs: 30 });
  const braintree = await startBraintreeSandbox({
    ...WALLET,
    ...HERE,
    merchantAccounts: { shop_us: 'USD' },
    settleAfterMs: 60_000,
  });
  const splitit = await startSplititSandbox({ ...PLANS, ...HERE, storeOrigins: [] });
  formUrl = splitit.url;
  closing.push(stripe.close, braintree.close, splitit.close);
  const at = (url: string) => ({ host: new URL(url).hostname, port: Number(new URL(url).port) });
  const timeoutMs = 1_000;
  const providers: PaymentProvider[] = [
    stripeProvider({
      id: 'stripeDirect',
      ...CARDS,
      apiBase: { protocol: 'http', ...at(stripe.url) },
      timeoutMs,
    }),
    ...['paypal', 'paypalCredit'].map((id) =>
      braintreeProvider({
        id,
        ...WALLET,
        environment: at(braintree.url),
        merchantAccounts: { USD: 'shop_us' },
        timeoutMs,
      }),
    ),
    splititProvider({
      id: 'splitIt',
      ...PLANS,
      apiUrl: splitit.url,
      identityUrl: splitit.url,
      webhookPublicKey: splitit.webhookPublicKey,
      timeoutMs,
    }),
  ];
  store = await openTestStore(new Map(providers.map((provider) => [provider.id, provider])));
});
afterAll(async () => {
  await store.close();
  for (const close of closing) await close();
});

const WAYS = [
  ['by card', 'stripeDirect', async () => 'tok_visa'],
  ['by a wallet', 'paypal', async () => NONCES.succeeds],
  ['by instalments', 'splitIt', (amount: number) => approvePlan(formUrl, PLANS, amount)],
  ['by financing, with PayPal Credit', 'paypalCredit', async () => NONCES.succeeds],
] as const;

it.each(WAYS)(
  'an order is paid %s, by the provider that was chosen and no other [C1.10, K4.21]',
  async (_way, id, token) => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const order = await shopper.places({ billingProvider: id });
    const paymentToken = { id: await token(order.total.amount), card: { last4: '', brand: '' } };
    const paid = result(await shopper.client.payOrder(order.id, { paymentToken }));
    expect(paid).toMatchObject({ status: 'paid', paymentDetails: { provider: id } });
  },
);
