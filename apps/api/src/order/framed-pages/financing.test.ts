import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { describe, expect, it } from 'vitest';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { type LenderName, openLenderStore } from './testing/lender-store.ts';

const store = useTestStore(openLenderStore);

const TOTAL = 76_104;

const LENDERS: readonly LenderName[] = ['affirm', 'truemed', 'acima'];

const ordered = async (billingProvider: LenderName) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return { shopper, order: await shopper.places({ billingProvider }) };
};

/** The page of the lender, where the order is paid. */
const pageOf = async (shopper: Shopper, id: string): Promise<string> => {
  const waiting = result(await shopper.client.payOrder(id, { hostedPage: true }));
  return waiting.paymentDetails.nextAction?.url ?? '';
};

describe.each(LENDERS)('an order that is paid with %s', (lender) => {
  it('is paid once, in full, however often the shopper comes back [C1.10]', async () => {
    const { shopper, order } = await ordered(lender);
    const back = await store.press(await pageOf(shopper, order.id), 'approve');
    expect(back).toContain(order.id);
    for (let visit = 0; visit < 2; visit += 1) {
      const paid = result(await shopper.client.refreshOrder(order.id));
      expect(paid).toMatchObject({ status: 'paid', paymentDetails: { provider: lender } });
    }
    expect(await store.booksOf(lender, order.id)).toEqual([`charge ${TOTAL}`]);
    expect(await accountsOf(store, order.id)).toEqual({ [`provider:${lender}`]: TOTAL, sales: -TOTAL });
  });

  it('is found paid before the cart is ordered anew, by a shopper who did not come back from the page', async () => {
    const { shopper, order } = await ordered(lender);
    await store.press(await pageOf(shopper, order.id), 'approve');
    await shopper.adds('pillow', 'standard');
    const next = await shopper.places({ billingProvider: lender });
    expect(next).toMatchObject({ id: order.id, status: 'paid' });
    expect(await store.booksOf(lender, order.id)).toEqual([`charge ${TOTAL}`]);
    // What came since is still to be bought.
    expect(result(await shopper.client.cart()).items.map(({ product }) => product.name)).toEqual(['pillow']);
  });

  it('waits while the shopper is away, and is one charge when an answer is lost', async () => {
    const { shopper, order } = await ordered(lender);
    const page = await pageOf(shopper, order.id);
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('awaiting_payment');
    await store.press(page, 'approve');
    await store.fault(lender, { kind: 'html' });
    await shopper.client.refreshOrder(order.id);
    // Truemed takes the money on its own page: the store only reads.
    const path = { affirm: '/api/', truemed: null, acima: '/merchants/' }[lender];
    if (path) await store.fault(lender, { kind: 'drop-after-effect', path });
    await shopper.client.refreshOrder(order.id);
    // The first answer was a page, the second was lost: the third says what is true.
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
    expect(await store.booksOf(lender, order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('opens no page while the lender is down, and one when it is back', async () => {
    const { shopper, order } = await ordered(lender);
    await store.fault(lender, { kind: 'error500' });
    expect(refusal(await shopper.client.payOrder(order.id, { hostedPage: true })).status).toBe(503);
    const back = await store.press(await pageOf(shopper, order.id), 'approve');
    expect(back).toContain(order.id);
  });

  it('believes no webhook that the lender did not sign', async () => {
    const { headers: _own, ...unsigned } = store.signed(lender, '{}');
    const headers = { 'content-type': 'text/plain', [`x-${lender}-signature`]: 't=1,v0=00,v1=00' };
    const answer = await store.shopper().fetch(`/api/webhooks/${lender}`, { ...unsigned, headers });
    expect(answer.status).toBe(400);
  });
});

describe('an order whose shopper never came back', () => {
  it('is paid by the word of Affirm that the loan was confirmed', async () => {
    const { shopper, order } = await ordered('affirm');
    const page = await pageOf(shopper, order.id);
    await store.press(page, 'approve');
    const token = new URL(page).pathname.split('/').at(-1) ?? '';
    const body = new URLSearchParams({ checkout_token: token, event: 'confirmed' }).toString();
    await store.fault('affirm', { kind: 'error500' });
    const down = await shopper.fetch('/api/webhooks/affirm', store.signed('affirm', body));
    expect(down.status).toBeGreaterThanOrEqual(500);
    expect((await shopper.fetch('/api/webhooks/affirm', store.signed('affirm', body))).status).toBe(200);
    await store.sweep();
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('is paid when Truemed has accepted it, and failed when it has not', async () => {
    for (const [answer, status] of [
      ['approve-later', 'paid'],
      ['reject-later', 'payment_failed'],
    ] as const) {
      const { shopper, order } = await ordered('truemed');
      await store.press(await pageOf(shopper, order.id), answer);
      expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('processing');
      // Asking is limited: not more often than a page that waits.
      const statusNow = async () => result(await shopper.client.refreshOrder(order.id)).status;
      await expect.poll(statusNow, { interval: 500 }).toBe(status);
    }
  });
});

it('A webhook of Truemed is answered with the status that it takes for a receipt, and a forged one is not', async () => {
  const body = JSON.stringify({
    webhook_delivery_id: 'delivery-1',
    event_type: 'payment_session_complete',
    data: { payment_session_id: 'unknown' },
  });
  const signature = new Headers(store.signed('truemed', body).headers).get('x-truemed-signature') ?? '';
  const tell = (signed: string) =>
    store.api.inject({
      method: 'POST',
      url: '/api/webhooks/truemed',
      headers: {
        host: 'halcyon.localhost',
        'content-type': 'application/json',
        'x-truemed-signature': signed,
      },
      payload: body,
    });
  const told = await tell(signature);
  expect([told.statusCode, told.body]).toEqual([204, '']);
  expect((await tell('t=1,v1=00')).statusCode).toBe(400);
});

describe('POST /truemed/sessions/{id}', () => {
  it('answers the session of an order: the same one for everybody who asks again [K7.44]', async () => {
    const { shopper, order } = await ordered('truemed');
    const session = result(await shopper.client.openTruemedSession(order.id));
    expect(session).toMatchObject({ id: expect.any(String), orderId: order.id });
    expect(session.redirectUrl).toContain(`/checkout/${session.id}`);
    expect(session.eligibleItems).toEqual(
      order.cart.items
        .filter((item) => !item.isGift && item.product.attributes.group === 'mattress')
        .map((item) => item.itemIdentifier),
    );
    expect(result(await shopper.client.openTruemedSession(order.id))).toEqual(session);
    expect(result(await shopper.client.truemedSession(order.id))).toEqual(session);
  });

  it('is opened by POST alone: who only reads is told that there is none', async () => {
    const { shopper, order } = await ordered('truemed');
    expect(result(await shopper.client.truemedSession(order.id))).toMatchObject({
      id: null,
      redirectUrl: null,
    });
    expect(result(await shopper.client.order(order.id)).paymentDetails.nextAction).toBeNull();
  });

  it('is refused for another visitor’s order, and for one that is paid another way', async () => {
    const [own, other] = [await ordered('truemed'), await ordered('affirm')];
    expect(refusal(await other.shopper.client.openTruemedSession(own.order.id)).status).toBe(404);
    expect(refusal(await other.shopper.client.openTruemedSession(other.order.id)).error).toBe(
      'Payment provider not found',
    );
  });
});

describe('the way back from a framed page', () => {
  const visit = (path: string, headers: Record<string, string> = {}) =>
    store.api.inject({ url: path, headers: { host: 'halcyon.localhost', ...headers } });

  const wayBack = async (lender: LenderName, answer: string) => {
    const { shopper, order } = await ordered(lender);
    const { pathname, search } = new URL((await store.press(await pageOf(shopper, order.id), answer)) ?? '');
    return { order, pathname, search };
  };

  it('leads on at once without a frame, and is a link in one', async () => {
    const { order, pathname, search } = await wayBack('truemed', 'approve');
    const alone = await visit(`${pathname}${search}`);
    const review = `/checkout/review?orderId=${order.id}`;
    expect([alone.statusCode, alone.headers.location]).toEqual([303, review]);
    const framed = await visit(`${pathname}${search}`, { 'sec-fetch-dest': 'iframe' });
    expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(framed.body).toContain(`href="${review}" target="_top"`);
  });

  it('leads to billing when the shopper left, and nowhere else than into the shop', async () => {
    const { pathname, search } = await wayBack('acima', 'cancel');
    const orderId = pathname.split('/').at(-1);
    const { location } = (await visit(`${pathname}${search}`)).headers;
    expect(location).toBe(`/checkout/billing?leftOrder=${orderId}`);
    const evil = await visit(`${pathname}?path=${encodeURIComponent('//evil.example')}`);
    expect(evil.statusCode).toBe(400);
  });
});

describe('the checkout', () => {
  it('offers all three by their labels, in a frame or by a redirect [K3.51, K3.52, K3.53]', async () => {
    expect(result(await store.shopper().client.checkout()).paymentProviders).toEqual([
      { id: 'affirm', label: 'Affirm', entry: 'redirect' },
      { id: 'truemed', label: 'Truemed', entry: 'frame' },
      { id: 'acima', label: 'Acima', entry: 'frame' },
    ]);
  });

  it('says when Truemed’s page is to be shown, and when Acima did not take the order [K3.38]', async () => {
    const first = await ordered('truemed');
    await pageOf(first.shopper, first.order.id);
    expect(result(await first.shopper.client.checkout())).toMatchObject({
      showTruemedIframe: true,
      showAcimaFallback: false,
      showWrongSizeModal: false,
      isBmsmModalAcknowledged: false,
    });
    const second = await ordered('acima');
    await store.press(await pageOf(second.shopper, second.order.id), 'not-approved');
    await second.shopper.client.refreshOrder(second.order.id);
    expect(result(await second.shopper.client.checkout())).toMatchObject({
      showTruemedIframe: false,
      showAcimaFallback: true,
    });
  });

  it('does not offer what takes no such total, nor Truemed where nothing is eligible', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const before = result(await shopper.client.checkout());
    expect(before.unavailablePaymentProviders).toEqual([]);
    expect(before.hsaEligibleItems).toHaveLength(1);
    for (const item of before.cart.items.filter(({ editable }) => editable))
      await shopper.client.changeItem(item.itemIdentifier, { quantity: 10 });
    expect(result(await shopper.client.checkout()).unavailablePaymentProviders).toEqual(['acima']);
  });

  it('refuses Truemed in its step and as an order where nothing is eligible', async () => {
    const shopper = store.shopper();
    await shopper.adds('waterproof-mattress-protector', 'king');
    const body = await shopper.order({ billingProvider: 'truemed' });
    const nothing = {
      status: 422,
      code: 'nothing_eligible',
      error:
        'Truemed is paid from a health account, and nothing in your cart is eligible. Please choose another way to pay.',
    };
    expect(result(await shopper.client.checkout()).unavailablePaymentProviders).toEqual(['truemed']);
    const step = { sameAsShipping: true, paymentProvider: 'truemed', cardToken: null };
    expect(refusal(await shopper.client.saveBilling(step))).toMatchObject(nothing);
    expect(refusal(await shopper.client.createOrder(body))).toMatchObject(nothing);
    // The same order is placed another way.
    expect(await shopper.places({ billingProvider: 'affirm' })).toMatchObject({ status: 'awaiting_payment' });
  });

  it('tells staff of a cart and of an order which ways were not there, and why', async () => {
    const shopper = store.shopper();
    await shopper.adds('waterproof-mattress-protector', 'king');
    const order = await shopper.places({ billingProvider: 'affirm' });
    const maya = await signedIn(store, 'Maya', 'manager');
    const truemed = { id: 'truemed', label: 'Truemed', reason: 'nothing_eligible' };
    const orders = createStaffOrdersClient((path, init) => maya.fetch(path, init));
    expect(result(await orders.order(order.id)).unavailable).toContainEqual(truemed);
    const help = createRemoteTokenClient((path, init) => shopper.fetch(path, init));
    const { id } = result(await shopper.client.cart());
    const { code } = result(await help.askForHelp(id ?? ''));
    const { unavailable } = result(await maya.remote.enter({ code }));
    expect(unavailable).toContainEqual(truemed);
    expect(unavailable).toContainEqual({ id: 'paypal', label: 'PayPal', reason: 'not_set_up' });
  });
});
