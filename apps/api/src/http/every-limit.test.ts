import { randomUUID } from 'node:crypto';
import { createCustomerClient } from '@counterpane/contract/customer/customer-calls';
import { LIMITS, type Limit, type LimitName } from '@counterpane/contract/limits';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../app.ts';
import {
  type AmazonShopper,
  type AmazonStore,
  openAmazonStore,
  RETURN_URL,
} from '../order/amazon/testing/amazon-store.ts';
import { turnsOnSecondFactor } from '../staff/testing/authenticator.ts';
import { signsIn as signsInAsCustomer } from '../testing/customer-browser.ts';
import { HOME, result, Shopper } from '../testing/shopper.ts';
import { PASSWORD, StaffBrowser, signedInOnce } from '../testing/staff-browser.ts';
import { limitCounters } from './tables.ts';

const HOST = 'halcyon.localhost';
const NOBODY = 'a'.repeat(24);
const FLAGS = { experiments: [], pathname: '/checkout/cart', isMobile: false };
const FAILURE = {
  level: 'error',
  text: 'Failed to GET',
  url: '/api/carts/my',
  page: '/',
  reason: 'status 500',
  release: 'abc123',
};

/** What a call comes to. */
interface Told {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: number;
}

let store: AmazonStore;
let api: AmazonStore['api'];
let calls: Record<LimitName, () => Promise<Told>>;

const send = async (
  { cookie }: { readonly cookie: string },
  method: NonNullable<InjectOptions['method']>,
  path: string,
  payload?: object | string,
  headers: Record<string, string> = {},
): Promise<Told> => {
  const answer = await api.inject({
    method,
    url: `/api${path}`,
    remoteAddress: '198.51.100.1',
    headers: { host: HOST, cookie, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const { code } = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, code, retryAfter: Number(answer.headers['retry-after'] ?? 0) };
};

const callsOf = async ({
  shopper,
  id: session,
  signsIn: signsInAtAmazon,
}: AmazonShopper): Promise<typeof calls> => {
  const nobody = { cookie: '' };
  const item = await shopper.item('pillow', 'king');
  const newSession = `/amazonpay/v2/sessions?checkoutReviewReturnUrl=${encodeURIComponent(RETURN_URL)}`;
  await signsInAtAmazon();
  const order = await shopper.places({ billingProvider: 'amazonPay' });
  const payment = { paymentToken: { id: session, card: { last4: '', brand: 'Amazon Pay' } } };
  result(await shopper.client.payOrder(order.id, payment));
  const toPlace = await shopper.order({ expectedTotal: { amount: 1, currency: 'USD' } });
  const manager = await signedInOnce({ ...store, api }, 'Maya', 'manager');
  const careful = await signedInOnce({ ...store, api }, 'Ines');
  await turnsOnSecondFactor(store, careful);
  const pending = new StaffBrowser(api);
  await pending.session.signIn({ email: 'ines@halcyon.example', password: PASSWORD });

  // Accounts are Drift's.
  const drift = { host: 'drift.localhost' };
  const drifter = new Shopper(api, drift.host);
  await drifter.adds('mattress', 'queen');
  result(
    await createCustomerClient((path, init) => drifter.fetch(path, init)).sendSignInCode('ada@example.com'),
  );

  const customer = new Shopper(api, drift.host);
  await signsInAsCustomer(store, customer, 'grace@example.com');

  const signsIn = () =>
    send(nobody, 'POST', '/staff/session', { email: 'nobody@halcyon.example', password: 'wrong' });
  const pillow = store.deps.catalogue.getStorefront('halcyon').findEntry('pillow')?.product;
  const [sku = ''] = Object.keys(pillow?.variants ?? {});
  const asksNotice = () =>
    send(shopper, 'POST', '/notices', { product: 'pillow', sku, email: 'ada@example.com' });
  const writes = () =>
    send(shopper, 'POST', '/contact', {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '',
      topic: 'choice',
      message: `Which of them is right for me? ${randomUUID()}`,
    });
  const ships = () =>
    send(shopper, 'PUT', '/carts/my/checkout/shipping', {
      address: HOME,
      email: `${randomUUID()}@example.com`,
    });
  const refreshes = () => send(shopper, 'POST', `/orders/${order.id}/refresh`);
  const changes = (headers?: Record<string, string>) =>
    send(shopper, 'DELETE', '/carts/my/coupon', undefined, headers);

  return {
    changeCart: changes,
    makeCart: () => send(nobody, 'POST', '/carts/my/items', { items: [item] }),
    keepAnswer: () => changes({ 'idempotency-key': randomUUID() }),
    mergeCart: () => send(shopper, 'POST', '/carts/my/merge', { cartId: NOBODY }),
    shareCart: () => send(shopper, 'POST', '/carts/my/share', { multiUse: false }),
    seeSharedCart: () => send(shopper, 'GET', `/carts/shared/${NOBODY}`),
    askKnownCustomer: () => send(shopper, 'HEAD', '/orders?status=done'),
    lookUpContact: async () => {
      await ships();
      return send(shopper, 'HEAD', '/orders?status=done');
    },
    sendSignInCode: () =>
      send(drifter, 'POST', '/customers/sign-in-codes', { email: 'ada@example.com' }, drift),
    usePasskey: () => send(nobody, 'POST', '/customers/session/passkey/question', undefined, drift),
    signInWithCompany: () =>
      send(nobody, 'POST', '/customers/session/company', { company: 'google', answer: 'code=x' }, drift),
    changeAccount: () => send(customer, 'DELETE', `/customers/my/addresses/${NOBODY}`, undefined, drift),
    exportCustomer: () => send(customer, 'GET', '/customers/my/export', undefined, drift),
    enterSignInCode: () => send(drifter, 'POST', '/customers/session', { code: '000000' }, drift),
    signIn: signsIn,
    failSignIn: signsIn,
    enterStaffCode: () => send(pending, 'POST', '/staff/session/code', { code: '000000' }),
    proveStaff: () =>
      send(manager, 'POST', '/staff/account/password', { current: 'wrong', wanted: randomUUID() }),
    enterHelpCode: () => send(manager, 'POST', '/staff/carts', { code: 'AAAA-AAAA' }),
    searchOrders: () => send(manager, 'POST', '/staff/orders/search', { q: 'ada' }),
    placeOrder: () => send(shopper, 'POST', '/orders', toPlace),
    sendPhotos: () =>
      send(shopper, 'POST', `/orders/${order.id}/photos`, '--x--\r\n', {
        'content-type': 'multipart/form-data; boundary=x',
      }),
    openPhoto: () => send(shopper, 'GET', `/orders/${order.id}/photos/${NOBODY}`),
    sendOrderLink: () => send(nobody, 'POST', `/orders/${order.id}/links`),
    beginPayment: () => send(shopper, 'POST', `/orders/${order.id}/payment`, payment),
    openDocument: () => send(shopper, 'GET', `/orders/${order.id}/invoice`),
    refreshOrder: refreshes,
    changeOrder: () =>
      send(shopper, 'POST', `/orders/${order.id}/cancellations/preview`, {
        lines: [{ itemIdentifier: 'none', quantity: 1 }],
      }),
    queryPayment: refreshes,
    openProviderSession: () => send(shopper, 'POST', newSession),
    callWalletSession: () => send(shopper, 'GET', `/amazonpay/v2/sessions/${session}`),
    askTaxService: ships,
    tryUnknownCoupon: () => send(shopper, 'PUT', '/carts/my/coupon', { couponCode: 'GUESS' }),
    sendForgedEvent: () => send(nobody, 'POST', '/webhooks/amazon', '{}', { 'content-type': 'text/plain' }),
    sendContactMessage: writes,
    confirmContact: writes,
    saveShipping: ships,
    reportFormFail: () =>
      send(shopper, 'POST', '/carts/my/checkout/form-fail', { step: 'shipping', fields: ['zip'] }),
    reportFailure: () => send(shopper, 'POST', '/failures', FAILURE),
    chooseMailings: () => send(shopper, 'GET', '/mailings?token=x'),
    askNewsletter: () => send(shopper, 'POST', '/newsletter', { email: 'ada@example.com' }),
    sendNewsletterLink: () => send(shopper, 'POST', '/newsletter', { email: 'ada@example.com' }),
    askNotice: asksNotice,
    storeNotice: asksNotice,
    unsubscribe: () => send(shopper, 'POST', '/mailings/unsubscribe', { token: 'x', kind: 'newsletter' }),
    subscribeToTexts: () => send(shopper, 'POST', '/attentive', { user: { phone: HOME.phone } }),
    tellEvents: () =>
      send(shopper, 'POST', '/events', {
        events: [{ id: randomUUID(), name: 'view_item', path: '/mattress' }],
      }),
    choosePrivacy: () =>
      send(shopper, 'PUT', '/privacy-choices', { analytics: true, personalization: true, marketing: true }),
    validateRegion: () => send(shopper, 'POST', '/addresses/validate', { ...HOME, street: HOME.line1 }),
    askQuestion: () =>
      send(shopper, 'POST', '/reviews/questions', {
        ...{ product: 'pillow', author: 'Ada', email: 'ada@example.com', text: 'Is it firm?' },
      }),
    voteReview: () => send(shopper, 'POST', `/reviews/${NOBODY}/votes`),
    readReviews: () => send(shopper, 'GET', '/reviews/bottomline'),
    askFlags: () => send(shopper, 'POST', '/dynamic-yield/flags', FLAGS),
    askDeliveredPrice: () => send(shopper, 'GET', '/delivered-price?sku=none&zip=10001'),
  };
};

beforeAll(async () => {
  store = await openAmazonStore();
  api = buildApi({
    ...store.deps,
    countsLoopback: true,
    findTaxRate: async (_place, mayAsk) => {
      await mayAsk();
      return null;
    },
  });
  await api.ready();
  calls = await callsOf(await store.starts());
});
afterAll(async () => {
  await api.close();
  await store.close();
});

/** Beyond these something is left out, and the call is answered as ever. */
const LEAVES_OUT: readonly string[] = [
  'queryPayment',
  'askTaxService',
  'confirmContact',
  'sendNewsletterLink',
  'storeNotice',
] satisfies LimitName[];

/** A call while its counter has room for no more, and what is wrong about that; null when nothing is. */
const faultOf = async (name: LimitName, { by, calls: most }: Limit): Promise<string | null> => {
  const { db } = store.database;
  await db.delete(limitCounters);
  const within = await calls[name]();
  if (within.status === 429 || within.status >= 500) return `answers ${within.status} within the limit`;
  const counter = eq(limitCounters.name, `${name}:${by}`);
  const counted = await db.update(limitCounters).set({ calls: most }).where(counter).returning();
  if (counted.length !== 1) return `counts ${counted.length} times by ${by}`;
  const over = await calls[name]();
  const isRefused = over.status === 429 && over.retryAfter > 0 && over.code !== 'payment_wait';
  if (LEAVES_OUT.includes(name)) return over.status === within.status ? null : `answers ${over.status}`;
  return isRefused ? null : `answers ${over.status} beyond the limit by ${by}`;
};

it('Every limit that has a name refuses a call beyond it with the time to wait, by each of its keys', async () => {
  const faults: string[] = [];
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    const rows: readonly Limit[] = LIMITS[name];
    for (const row of rows) {
      const fault = await faultOf(name, row);
      if (fault !== null) faults.push(`${name}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
}, 60_000);
