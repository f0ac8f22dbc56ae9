import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(() =>
  openCardStore({}, undefined, ['stripeDirect', 'googlepay', 'stripePaymentRequest', 'amazonPay']),
);

const withMattress = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const GOOGLE_PAY = { provider: 'googlepay', fallbackStep: 'cart' } as const;
const TOKEN = { id: 'tok_chargeDeclined', card: { last4: '', brand: 'Google Pay' } };

describe('an express wallet', () => {
  it('is under way from its opening, and approved once it gave what pays; both are restored on every page [K3.33, K3.42]', async () => {
    const { client } = await withMattress();
    expect(result(await client.checkout())).toMatchObject({
      isExpressPayment: false,
      isExpressPaymentSuccess: false,
      expressPaymentRefreshKey: 0,
      expressFallbackStep: null,
      stripePaymentRequestToken: null,
      isAmazonPayServiceInitiated: false,
    });
    result(await client.reportExpress({ ...GOOGLE_PAY, stage: 'started' }));
    expect(result(await client.checkout())).toMatchObject({
      isExpressPayment: true,
      isExpressPaymentSuccess: false,
      expressFallbackStep: 'cart',
    });
    result(await client.reportExpress({ ...GOOGLE_PAY, stage: 'approved' }));
    expect(result(await client.checkout())).toMatchObject({
      isExpressPayment: true,
      isExpressPaymentSuccess: true,
    });
  });

  it('that is left keeps the way back and counts its tries; its token is forgotten', async () => {
    const { client } = await withMattress();
    const billing = { sameAsShipping: true, paymentProvider: 'stripePaymentRequest', cardToken: TOKEN };
    result(await client.saveBilling(billing));
    expect(result(await client.checkout()).stripePaymentRequestToken).toBe(TOKEN.id);
    const news = { provider: 'stripePaymentRequest' };
    result(await client.reportExpress({ ...news, stage: 'started' }));
    result(await client.reportExpress({ ...news, stage: 'cancelled' }));
    result(await client.reportExpress({ ...news, stage: 'started' }));
    result(await client.reportExpress({ ...news, stage: 'cancelled' }));
    expect(result(await client.checkout())).toMatchObject({
      isExpressPayment: false,
      expressPaymentRefreshKey: 2,
      expressFallbackStep: 'shipping',
      paymentToken: null,
      stripePaymentRequestToken: null,
    });
  });

  it('that is left sets the step to go back to, and for Amazon that the shopper was there [K4.31]', async () => {
    const { client } = await withMattress();
    const left = { stage: 'cancelled', fallbackStep: 'cart' } as const;
    result(await client.reportExpress({ provider: 'googlepay', ...left }));
    expect(result(await client.checkout())).toMatchObject({
      expressFallbackStep: 'cart',
      isAmazonPayServiceInitiated: false,
    });
    result(await client.reportExpress({ provider: 'amazonPay', ...left }));
    expect(result(await client.checkout())).toMatchObject({
      expressFallbackStep: 'cart',
      isAmazonPayServiceInitiated: true,
      isExpressPayment: false,
    });
  });

  it('whose payment fails is over, however the provider reports it', async () => {
    const shopper = await withMattress();
    const { client } = shopper;
    const order = await shopper.places({ billingProvider: 'googlepay' });
    result(
      await client.saveBilling({ sameAsShipping: true, paymentProvider: 'googlepay', cardToken: TOKEN }),
    );
    result(await client.reportExpress({ ...GOOGLE_PAY, stage: 'approved' }));
    expect(refusal(await client.payOrder(order.id, { paymentToken: TOKEN })).code).toBe('payment_failed');
    expect(result(await client.checkout())).toMatchObject({
      isExpressPayment: false,
      isExpressPaymentSuccess: false,
      expressFallbackStep: 'cart',
      paymentToken: null,
    });
  });

  it('is past once the shopper chooses a way to pay on the billing step', async () => {
    const { client } = await withMattress();
    result(await client.reportExpress({ ...GOOGLE_PAY, stage: 'started' }));
    result(await client.saveBilling({ sameAsShipping: true, paymentProvider: 'stripeDirect' }));
    expect(result(await client.checkout())).toMatchObject({
      isExpressPayment: false,
      expressFallbackStep: null,
    });
  });

  it('needs a cart, and a wallet that may skip the steps and that the shop has', async () => {
    expect(
      refusal(await store.shopper().client.reportExpress({ ...GOOGLE_PAY, stage: 'started' })).code,
    ).toBe('cart_empty');
    const { client } = await withMattress();
    for (const provider of ['stripeDirect', 'applepay', 'unheard-of'])
      expect(refusal(await client.reportExpress({ provider, stage: 'started' })).code).toBe(
        'payment_provider_not_found',
      );
  });
});
