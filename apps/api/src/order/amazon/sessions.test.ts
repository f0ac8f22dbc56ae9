import { amazonCalls } from '@counterpane/contract/checkout/amazon-calls';
import { describe, expect, it } from 'vitest';
import { setFlag } from '../../testing/set-flag.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { openAmazonStore, RETURN_URL } from './testing/amazon-store.ts';

const store = useTestStore(openAmazonStore);

const bodyOf = async (answer: Response) => ({ status: answer.status, body: await answer.json() });
const QUERY = `checkoutReviewReturnUrl=${encodeURIComponent(RETURN_URL)}`;
const TOTAL = { amount: '761.04', currencyCode: 'USD' };

const shopperWithCart = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const patch = (body: object): RequestInit => ({
  method: 'PATCH',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('a session that is opened', () => {
  it('by the newer call answers its id, which the checkout keeps [K7.33, K7.37]', async () => {
    const shopper = await shopperWithCart();
    const { status, body } = await bodyOf(
      await shopper.fetch(`/api/amazonpay/v2/sessions?${QUERY}`, { method: 'POST' }),
    );
    expect([status, body]).toEqual([200, { status: 'ok', result: expect.stringMatching(/^[\w-]{36}$/) }]);
    expect(result(await shopper.client.checkout())).toMatchObject({
      amazonCheckoutSessionId: body.result,
      isAmazonPayServiceInitiated: true,
      isExpressPayment: true,
    });
  });

  it('by the older call answers the session in the older words [K7.29]', async () => {
    const shopper = await shopperWithCart();
    const { body } = await bodyOf(await shopper.fetch(`/api/amazonpay/session?${QUERY}`, { method: 'POST' }));
    expect(body.result).toMatchObject({
      checkoutSessionId: expect.any(String),
      statusDetail: { state: 'Open' },
      webCheckoutDetail: { checkoutReviewReturnUrl: RETURN_URL },
    });
  });

  it('needs something in the cart, and a way back to this very store', async () => {
    const empty = await store.shopper().fetch(`/api/amazonpay/v2/sessions?${QUERY}`, { method: 'POST' });
    expect((await bodyOf(empty)).body).toMatchObject({ code: 'cart_empty' });
    const shopper = await shopperWithCart();
    const away = encodeURIComponent('https://elsewhere.example/checkout');
    const foreign = await shopper.fetch(`/api/amazonpay/v2/sessions?checkoutReviewReturnUrl=${away}`, {
      method: 'POST',
    });
    expect(foreign.status).toBe(400);
  });

  it('is not to be had where Amazon Pay is not offered, nor while Amazon is down', async () => {
    const canadian = store.shopper('halcyon-ca.localhost');
    await canadian.adds('mattress', 'queen');
    const abroad = await canadian.fetch(`/api/amazonpay/v2/sessions?${QUERY}`, { method: 'POST' });
    expect((await bodyOf(abroad)).body.error).toBe('Payment provider not found');
    const shopper = await shopperWithCart();
    await store.fault('error500');
    const down = await shopper.fetch(`/api/amazonpay/v2/sessions?${QUERY}`, { method: 'POST' });
    expect(down.status).toBe(503);
  });

  it('does not exist in a shop without Amazon Pay', async () => {
    const other = await openTestStore();
    const shopper = other.shopper();
    const calls = amazonCalls((path, init) => shopper.fetch(path, init), true);
    expect(refusal(await calls.create({ checkoutReviewReturnUrl: RETURN_URL })).status).toBe(422);
    await other.close();
  });
});

describe('a session that is read', () => {
  it('tells state, address and payment in either family [K7.30, K7.34, K7.42]', async () => {
    const { shopper, id, signsIn } = await store.starts();
    await signsIn();
    const newer = (await bodyOf(await shopper.fetch(`/api/amazonpay/v2/sessions/${id}`))).body.result;
    expect(newer).toMatchObject({
      statusDetails: { state: 'Open', reasonCode: null, reasonDescription: null },
      shippingAddress: { countryCode: 'US', postalCode: '10001' },
      buyer: { email: 'ada@example.com' },
      paymentDetails: { paymentIntent: null, chargeAmount: null },
      constraints: expect.arrayContaining([expect.objectContaining({ constraintId: 'ChargeAmountNotSet' })]),
      webCheckoutDetails: { amazonPayRedirectUrl: null },
    });
    const older = (await bodyOf(await shopper.fetch(`/api/amazonpay/session/${id}`))).body.result;
    expect(older).toMatchObject({
      statusDetail: { state: 'Open', reasonCode: null, reasonDescription: null },
      shippingAddress: { countryCode: 'US' },
      paymentDetail: { paymentIntent: null },
      webCheckoutDetail: { amazonPayRedirectUrl: null },
    });
    expect(older).not.toHaveProperty('statusDetails');
  });

  it('belongs to one visitor: another one who guesses its id is told that there is none [K8.08]', async () => {
    const { id } = await store.starts();
    const stranger = await shopperWithCart();
    for (const path of ['/api/amazonpay/session', '/api/amazonpay/v2/sessions'])
      expect(await bodyOf(await stranger.fetch(`${path}/${id}`))).toEqual({
        status: 404,
        body: {
          status: 'error',
          code: 'amazon_session_not_found',
          error: 'Empty amazonCheckoutSession object',
        },
      });
  });
});

describe('a session that is changed', () => {
  it('gets its payment info, to be authorised unless something else is said, and its four words of the merchant [K7.35, K7.38, K7.39, K7.40, K9.05]', async () => {
    const { shopper, id, signsIn } = await store.starts();
    await signsIn();
    const change = {
      webCheckoutDetails: { checkoutResultReturnUrl: RETURN_URL },
      paymentDetails: { chargeAmount: { amount: 761.04, currencyCode: 'USD' } },
      merchantMetadata: {
        merchantReferenceId: 'my order',
        merchantStoreName: 'Halcyon',
        noteToBuyer: 'Sleep well',
        customInformation: 'none',
      },
    };
    const { body } = await bodyOf(await shopper.fetch(`/api/amazonpay/v2/sessions/${id}`, patch(change)));
    expect(body.result).toMatchObject({
      paymentDetails: {
        paymentIntent: 'Authorize',
        canHandlePendingAuthorization: false,
        chargeAmount: TOTAL,
      },
      constraints: [],
      webCheckoutDetails: {
        checkoutResultReturnUrl: RETURN_URL,
        amazonPayRedirectUrl: expect.stringContaining(`amazonCheckoutSessionId=${id}`),
      },
    });
    // No client is told of it: Amazon is asked itself.
    const atAmazon = await store.deps.providers.get('amazonPay')?.sessions?.find(id);
    expect(atAmazon?.merchantMetadata).toEqual(change.merchantMetadata);
  });

  it('takes the older spelling in the older family, and the newer one as well [K7.31]', async () => {
    const { shopper, id, signsIn } = await store.starts(false);
    await signsIn();
    for (const spelling of ['paymentDetail', 'paymentDetails']) {
      const change = { [spelling]: { paymentIntent: 'Confirm', chargeAmount: TOTAL } };
      const answer = await shopper.fetch(`/api/amazonpay/session/${id}`, patch(change));
      expect((await bodyOf(answer)).body.result).toMatchObject({
        paymentDetail: { paymentIntent: 'Confirm', chargeAmount: TOTAL },
      });
    }
  });

  it('is fetched first, and left alone unless it is open [K7.41]', async () => {
    const { shopper, id, signsIn } = await store.starts();
    await signsIn({ answer: 'cancel' });
    const answer = await shopper.fetch(
      `/api/amazonpay/v2/sessions/${id}`,
      patch({ paymentDetails: { chargeAmount: TOTAL } }),
    );
    expect(await bodyOf(answer)).toMatchObject({
      status: 422,
      body: { reason: 'not_open', error: 'The session is Canceled' },
    });
  });

  it('is never told to lead to another site, or an amount that is none', async () => {
    const { shopper, id } = await store.starts();
    const elsewhere = { webCheckoutDetails: { checkoutResultReturnUrl: 'https://elsewhere.example/' } };
    const nonsense = { paymentDetails: { chargeAmount: { amount: '7.999', currencyCode: 'USD' } } };
    for (const change of [elsewhere, nonsense]) {
      const answer = await shopper.fetch(`/api/amazonpay/v2/sessions/${id}`, patch(change));
      expect(answer.status).toBe(400);
    }
  });
});

describe('a session that came to nothing', () => {
  it('is cleared, and the way back to the steps is open [K4.43, K4.40]', async () => {
    const { shopper, id, calls } = await store.starts();
    expect(result(await shopper.client.checkout()).amazonCheckoutSessionId).toBe(id);
    result(await calls.end(id, 'failed'));
    expect(result(await shopper.client.checkout())).toMatchObject({
      amazonCheckoutSessionId: null,
      isExpressPayment: false,
      expressFallbackStep: 'shipping',
    });
    expect(refusal(await calls.session(id)).error).toBe('Empty amazonCheckoutSession object');
  });

  it('leaves one alone that was begun in another tab', async () => {
    const { shopper, id, calls } = await store.starts();
    const second = result(await calls.create({ checkoutReviewReturnUrl: RETURN_URL }));
    expect(refusal(await calls.end(id, 'failed')).status).toBe(404);
    expect(result(await shopper.client.checkout()).amazonCheckoutSessionId).toBe(second);
  });
});

describe('the flag AMAZON_PAY_V2', () => {
  it('tells the pages which calls to use, and both read the session [K7.32, C3.83]', async () => {
    const { shopper, id } = await store.starts();
    const readsBy = async () => {
      const paths: string[] = [];
      const { usesAmazonPayV2 } = result(await shopper.client.checkout());
      const calls = amazonCalls((path, init) => {
        paths.push(path);
        return shopper.fetch(path, init);
      }, usesAmazonPayV2);
      expect(result(await calls.session(id)).checkoutSessionId).toBe(id);
      return paths;
    };
    expect(await readsBy()).toEqual([`/api/amazonpay/v2/sessions/${id}`]);
    await setFlag(store, 'AMAZON_PAY_V2', false);
    expect(await readsBy()).toEqual([`/api/amazonpay/session/${id}`]);
    await setFlag(store, 'AMAZON_PAY_V2', true);
    expect(await readsBy()).toEqual([`/api/amazonpay/v2/sessions/${id}`]);
  });
});
