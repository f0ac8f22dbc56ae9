import { amazonCalls } from '@counterpane/contract/checkout/amazon-calls';
import { describe, expect, it } from 'vitest';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from '../payments/store.ts';
import { openAmazonStore, RETURN_URL, type Signing } from './testing/amazon-store.ts';

const store = useTestStore(openAmazonStore);

const START = { checkoutReviewReturnUrl: RETURN_URL, fallbackStep: 'cart' } as const;

const callsOf = (shopper: Shopper) => amazonCalls((path, init) => shopper.fetch(path, init), true);

const withCart = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return { shopper, calls: callsOf(shopper) };
};

/** From the button to Amazon's page and back; the session in the address. */
const comesBack = async (page: string, signing?: Signing): Promise<string> =>
  new URL(await store.presses(page, signing)).searchParams.get('amazonCheckoutSessionId') ?? '';

describe('the button of a cart', () => {
  it('begins at Amazon with what was signed for this cart, and its session is kept on the way back [K4.43, K9.06]', async () => {
    const { shopper, calls } = await withCart();
    const button = result(await shopper.client.signAmazonButton(START));
    expect(JSON.parse(button.payloadJSON)).toMatchObject({
      webCheckoutDetails: { checkoutReviewReturnUrl: RETURN_URL, checkoutCancelUrl: RETURN_URL },
      deliverySpecifications: { addressRestrictions: { type: 'Allowed', restrictions: { US: {} } } },
    });
    expect(result(await shopper.client.checkout())).toMatchObject({
      isAmazonPayServiceInitiated: true,
      isExpressPayment: true,
      expressFallbackStep: 'cart',
      amazonCheckoutSessionId: null,
    });
    const id = await comesBack(await store.begins(button));
    expect(refusal(await calls.session(id)).error).toBe('Empty amazonCheckoutSession object');
    result(await calls.adopt(id));
    expect(result(await shopper.client.checkout()).amazonCheckoutSessionId).toBe(id);
    expect(result(await calls.session(id))).toMatchObject({ statusDetails: { state: 'Open' } });
  });

  it('is not signed without a cart, for another way back than ours, or where Amazon Pay is not sold', async () => {
    const stranger = store.shopper();
    expect(refusal(await stranger.client.signAmazonButton(START))).toMatchObject({ code: 'cart_empty' });
    const { shopper } = await withCart();
    const away = { checkoutReviewReturnUrl: 'https://elsewhere.example/checkout' };
    expect(refusal(await shopper.client.signAmazonButton(away)).status).toBe(400);
    const canadian = store.shopper('halcyon-ca.localhost');
    await canadian.adds('mattress', 'queen');
    expect(refusal(await canadian.client.signAmazonButton(START))).toMatchObject({
      code: 'payment_provider_not_found',
    });
    expect(refusal(await callsOf(canadian).adopt('any'))).toMatchObject({
      code: 'payment_provider_not_found',
    });
  });

  it('gives its session to the cart that it was signed for, and to no other', async () => {
    const [ada, mary] = [await withCart(), await withCart()];
    const id = await comesBack(await store.begins(result(await ada.shopper.client.signAmazonButton(START))));
    result(await mary.shopper.client.signAmazonButton(START));
    for (const stranger of [mary.calls, callsOf(store.shopper())]) {
      expect(refusal(await stranger.adopt(id))).toMatchObject({ code: 'amazon_session_not_found' });
      expect(refusal(await stranger.session(id))).toMatchObject({ code: 'amazon_session_not_found' });
    }
    expect(refusal(await ada.calls.adopt('made-up'))).toMatchObject({ code: 'amazon_session_not_found' });
    const opened = result(await mary.calls.create({ checkoutReviewReturnUrl: RETURN_URL }));
    expect(refusal(await ada.calls.adopt(opened))).toMatchObject({ code: 'amazon_session_not_found' });
  });
});

/** An order that waits for its shopper on the page with Amazon's button. */
const ordered = async () => {
  const { shopper } = await withCart();
  const order = await shopper.places({ billingProvider: 'amazonPay' });
  const waiting = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
  /** Presses the button and what Amazon’s page asks; the session that Amazon adds to the address of the review. */
  const presses = async (signing?: Signing) => {
    const page = await store.begins(result(await shopper.client.signAmazonOrder(order.id)));
    const back = new URL(await store.presses(page, signing));
    expect(back.pathname + back.search).toContain(`/checkout/review?orderId=${order.id}`);
    return back.searchParams.get('amazonCheckoutSessionId');
  };
  /** Back at the review with it. */
  const brings = async (checkoutToken: string | null) =>
    result(await shopper.client.refreshOrder(order.id, { returned: true, checkoutToken }));
  const returns = async (signing?: Signing) => brings(await presses(signing));
  return { shopper, order, waiting, presses, brings, returns };
};

describe('the button of an order', () => {
  it('is on a page of ours, and leads to Amazon with the order’s own address and total [K3.56]', async () => {
    const { shopper, order, waiting } = await ordered();
    expect(result(await shopper.client.checkout()).paymentProviders).toEqual([
      { id: 'amazonPay', label: 'Amazon Pay', entry: 'button' },
    ]);
    expect(waiting.paymentDetails.nextAction).toEqual({
      type: 'redirect',
      url: `http://halcyon.localhost:3000/checkout/pay?orderId=${order.id}`,
    });
    const [payment] = await paymentsOf(store.database.db, order.id);
    expect(JSON.parse(result(await shopper.client.signAmazonOrder(order.id)).payloadJSON)).toMatchObject({
      webCheckoutDetails: { checkoutMode: 'ProcessOrder' },
      paymentDetails: { chargeAmount: { amount: '761.04', currencyCode: 'USD' } },
      merchantMetadata: { merchantReferenceId: `${order.id}/${payment?.id}` },
      addressDetails: { countryCode: 'US' },
    });
    expect(await store.booksOf(order.id)).toEqual([]);
  });

  it('is paid once when the shopper comes back, however often', async () => {
    const { order, returns, shopper } = await ordered();
    expect(await returns()).toMatchObject({ status: 'paid' });
    expect(result(await shopper.client.refreshOrder(order.id, { returned: true })).status).toBe('paid');
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('is paid although Amazon’s answer was lost: the session was written down before', async () => {
    const { order, returns, shopper } = await ordered();
    await store.fault('drop-after-effect', 1, '/v2/checkoutSessions');
    expect(await returns()).toMatchObject({ paymentDetails: { isProviderSilent: true } });
    await store.recovers();
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('is paid once although it was pressed twice: after an answer that was lost, and with both sessions at once', async () => {
    const { order, presses, brings } = await ordered();
    const [first, second] = [await presses(), await presses()];
    await store.fault('drop-after-effect', 1, '/v2/checkoutSessions');
    expect(await brings(first)).toMatchObject({ paymentDetails: { isProviderSilent: true } });
    await store.recovers();
    expect(await brings(second)).toMatchObject({ status: 'paid' });
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);

    const other = await ordered();
    const sessions = [await other.presses(), await other.presses(), await other.presses()];
    await Promise.all(sessions.map(other.brings));
    expect(await store.booksOf(other.order.id)).toEqual(['charge 76104 USD']);
  });

  it('tells a shopper who turned back, or was declined, why, and takes another try [K4.38, K4.64]', async () => {
    const { order, returns, shopper } = await ordered();
    expect(await returns({ answer: 'cancel' })).toMatchObject({
      status: 'payment_failed',
      paymentDetails: { failure: 'Error: The buyer canceled the checkout.' },
    });
    result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    expect(await returns({ instrument: 'declined' })).toMatchObject({
      status: 'payment_failed',
      paymentDetails: { failure: 'Error: Your card was declined.' },
    });
    result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    expect(await returns()).toMatchObject({ status: 'paid' });
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('is not paid with a session of another order', async () => {
    const [mine, other] = [await ordered(), await ordered()];
    const page = await store.begins(result(await other.shopper.client.signAmazonOrder(other.order.id)));
    const checkoutToken = await comesBack(page);
    const told = result(
      await mine.shopper.client.refreshOrder(mine.order.id, { returned: true, checkoutToken }),
    );
    expect(told.status).toBe('awaiting_payment');
    expect([...(await store.booksOf(mine.order.id)), ...(await store.booksOf(other.order.id))]).toEqual([]);
  });

  it('is not signed for another visitor, for an order that is paid another way, or for one that is paid', async () => {
    const { order, returns, shopper } = await ordered();
    const stranger = await withCart();
    expect(refusal(await stranger.shopper.client.signAmazonOrder(order.id))).toMatchObject({
      code: 'order_not_found',
    });
    expect(refusal(await shopper.client.signAmazonOrder('a'.repeat(24)))).toMatchObject({
      code: 'order_not_found',
    });
    const unpaid = await stranger.shopper.places({ billingProvider: 'amazonPay' });
    expect(refusal(await stranger.shopper.client.signAmazonOrder(unpaid.id))).toMatchObject({
      code: 'order_closed',
    });
    await returns();
    expect(refusal(await shopper.client.signAmazonOrder(order.id))).toMatchObject({ code: 'order_closed' });
  });

  it('takes no money of an order that lapsed while the shopper was at Amazon', async () => {
    const { order, shopper } = await ordered();
    const checkoutToken = await comesBack(
      await store.begins(result(await shopper.client.signAmazonOrder(order.id))),
    );
    store.clock.forward(24 * 60 * 60_000);
    await store.sweep();
    const told = result(await shopper.client.refreshOrder(order.id, { returned: true, checkoutToken }));
    expect(told.status).toBe('cancelled');
    expect(await store.booksOf(order.id)).toEqual([]);
  });
});
