import type { AmazonSessionView } from '@counterpane/contract/checkout/amazon';
import { amazonCalls } from '@counterpane/contract/checkout/amazon-calls';
import { createClient, type FetchApi } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { expect, test } from 'vitest';
import { emptyCheckout, orderOf } from '../../../fixtures/orders.ts';
import type { Failure } from '../../failures/failure.ts';
import { reportingFetch } from '../../failures/reporting-fetch.ts';
import { findSessionId, returnFromAmazon } from './return-from-amazon.ts';

const SESSION: AmazonSessionView = {
  checkoutSessionId: 's1',
  statusDetails: { state: 'Open', reasonCode: null, reasonDescription: null },
  buyer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  shippingAddress: {
    name: 'Ada Lovelace',
    addressLine1: '20 W 34th St',
    addressLine2: null,
    city: 'New York',
    stateOrRegion: 'NY',
    postalCode: '10001',
    countryCode: 'US',
    phoneNumber: '212 555 0142',
  },
  paymentDetails: { paymentIntent: null, canHandlePendingAuthorization: false, chargeAmount: null },
  constraints: [],
  webCheckoutDetails: {
    checkoutReviewReturnUrl: null,
    checkoutResultReturnUrl: null,
    amazonPayRedirectUrl: null,
  },
};

const PAYING = {
  paymentIntent: 'Authorize',
  canHandlePendingAuthorization: false,
  chargeAmount: { amount: '761.04', currencyCode: 'USD' },
};

const TOTAL = { amount: 76_104, currency: 'USD' };

interface Told {
  /** How the order stands. */
  readonly order?: Partial<OrderView>;
  readonly session?: Partial<AmazonSessionView>;
  readonly usesAmazonPayV2?: boolean;
  readonly orderId?: string | null;
  /** What completing comes to. */
  readonly completed?: string;
  /** What is not answered but refused. */
  readonly refuses?: { readonly path: string; readonly status: number };
}

/** Comes back from Amazon to a store that answers so; what is called and logged on the way. */
const comesBack = async ({
  session = {},
  usesAmazonPayV2 = true,
  orderId = 'o1',
  completed,
  order = {},
  refuses,
}: Told) => {
  const calls: string[] = [];
  const log: Failure[] = [];
  const answer: FetchApi = async (path, init) => {
    calls.push(`${init?.method} ${path}`);
    if (refuses && path.includes(refuses.path))
      return Response.json({ status: 'error', error: 'No.', code: 'no' }, { status: refuses.status });
    const state = path.endsWith('/complete') ? completed : undefined;
    const statusDetails = { ...SESSION.statusDetails, ...(state ? { state } : {}) };
    const result = path.startsWith('/api/orders')
      ? {
          ...orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout),
          id: 'o1',
          total: TOTAL,
          ...order,
        }
      : { ...SESSION, ...session, ...(state ? { statusDetails } : {}) };
    return Response.json({ status: 'ok', result });
  };
  const checkout = { ...emptyCheckout, usesAmazonPayV2 };
  const report = (failure: Failure) => void log.push(failure);
  const fetchApi = reportingFetch(answer, report);
  const arrival = await returnFromAmazon({
    client: createClient(fetchApi),
    sessions: amazonCalls(fetchApi, usesAmazonPayV2),
    checkout,
    report,
    country: 'US',
    sessionId: 's1',
    orderId,
  });
  return { arrival, calls, log };
};

test('the flag chooses the newer calls or the older ones [K7.32, C3.83]', async () => {
  expect((await comesBack({})).calls[0]).toBe('GET /api/amazonpay/v2/sessions/s1');
  expect((await comesBack({ usesAmazonPayV2: false })).calls[0]).toBe('GET /api/amazonpay/session/s1');
});

test('an address that fits is taken over, and the shopper looks once more [K4.39]', async () => {
  const { arrival, calls } = await comesBack({});
  expect(arrival).toEqual({ kind: 'review' });
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT /api/carts/my/checkout/shipping',
    'PUT /api/carts/my/checkout/billing',
    'PUT /api/carts/my/checkout/express',
  ]);
});

test('no address is a failure without words, and the session is cleared', async () => {
  const { arrival, calls } = await comesBack({ session: { shippingAddress: null } });
  expect(arrival).toEqual({ kind: 'failure', text: '' });
  expect(calls.at(-1)).toBe('DELETE /api/amazonpay/v2/sessions/s1?stage=failed');
});

test('what was agreed to is completed with the total of the order, and leads to the thanks', async () => {
  const { arrival, calls } = await comesBack({
    session: { paymentDetails: PAYING },
    completed: 'Completed',
  });
  expect(calls).toContain('POST /api/amazonpay/v2/sessions/s1/complete');
  expect(arrival).toEqual({ kind: 'leave', to: '/checkout/success?orderId=o1' });
});

test('anything but Completed has failed', async () => {
  const { arrival } = await comesBack({ session: { paymentDetails: PAYING }, completed: 'Open' });
  expect(arrival).toEqual({ kind: 'failure', text: 'Failed to complete order' });
});

test('what may have been paid has not failed: the page that waits asks Amazon again', async () => {
  const { paymentDetails } = orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout);
  for (const order of [
    { paymentDetails: { ...paymentDetails, isProviderSilent: true } },
    { status: 'paid' as const },
  ]) {
    const told = { session: { paymentDetails: PAYING }, completed: 'Open', order };
    const { arrival, calls } = await comesBack(told);
    expect(arrival).toEqual({ kind: 'leave', to: '/checkout/success?orderId=o1' });
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  }
});

test('the older calls send the shopper to Amazon, and an empty address of it is logged as an error [K8.11]', async () => {
  const webCheckoutDetails = {
    ...SESSION.webCheckoutDetails,
    amazonPayRedirectUrl: 'https://payments.amazon.com/1',
  };
  const older = { usesAmazonPayV2: false };
  const sent = await comesBack({ ...older, session: { paymentDetails: PAYING, webCheckoutDetails } });
  expect(sent.arrival).toEqual({ kind: 'leave', to: 'https://payments.amazon.com/1' });
  const { arrival, log } = await comesBack({ ...older, session: { paymentDetails: PAYING } });
  expect(arrival.kind).toBe('failure');
  expect(log).toMatchObject([{ level: 'error', error: 'Empty amazonPayRedirectUrl' }]);
});

test('a shopper who turned back is no error', async () => {
  const statusDetails = { state: 'Canceled', reasonCode: 'BuyerCanceled', reasonDescription: 'No.' };
  const { arrival, log, calls } = await comesBack({ session: { statusDetails } });
  expect(arrival).toEqual({ kind: 'failure', text: 'Error: No.' });
  expect(log).toMatchObject([{ level: 'warning', text: 'Amazon Pay cancelled' }]);
  expect(calls.at(-1)).toContain('stage=cancelled');
});

test.each(['', 'amazonCheckoutSessionId=', 'orderId=o1'])(
  'A way back from Amazon without a session, by "%s", is logged [K8.10]',
  (query) => {
    const log: Failure[] = [];
    expect(findSessionId(new URLSearchParams(query), (failure) => log.push(failure))).toBeNull();
    expect(log).toMatchObject([{ level: 'warning', text: 'Amazon Pay failed', error: 'no session id' }]);
  },
);

test('A way back from Amazon with a session names it, and is no failure', () => {
  const log: Failure[] = [];
  const query = new URLSearchParams('amazonCheckoutSessionId=s1');
  expect(findSessionId(query, (failure) => log.push(failure))).toBe('s1');
  expect(log).toEqual([]);
});

test('a payment of no order is logged, and leads to the cart [K8.10]', async () => {
  const statusDetails = { state: 'Completed', reasonCode: null, reasonDescription: null };
  const { arrival, log } = await comesBack({ session: { statusDetails }, orderId: null });
  expect(arrival).toEqual({ kind: 'leave', to: '/checkout/cart' });
  expect(log).toMatchObject([{ level: 'error', text: 'Amazon Pay: no order' }]);
});

test.each([
  ['/sessions/', { session: {} }],
  ['/checkout/shipping', { session: {} }],
  ['/complete', { session: { paymentDetails: PAYING } }],
])('A store that breaks at %s on the way back from Amazon is told of once', async (path, { session }) => {
  const { arrival, log } = await comesBack({ session, refuses: { path, status: 500 } });
  expect(arrival.kind).toBe('failure');
  // That the session cannot be ended either is a failure of its own.
  const told = log.filter(({ text }) => text !== 'Failed to DELETE');
  expect(told).toMatchObject([{ level: 'error', error: 'status 500' }]);
});

test.each([
  ['a session that nobody has', { path: '/sessions/', status: 404 }],
  ['a way to pay that is not offered', { path: '/checkout/billing', status: 422 }],
])('%s is a warning in the log: an address that anybody may open is no error', async (_what, refuses) => {
  const { arrival, log } = await comesBack({ refuses });
  expect(arrival.kind).toBe('failure');
  expect(log).toMatchObject([{ level: 'warning' }]);
});
