import { expect, it } from 'vitest';
import { limitKey } from '../../http/limiter.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { fillLog } from '../../testing/fill-log.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { countDecline } from './payment-limit.ts';
import { paymentsOf } from './store.ts';

const store = useTestStore(openCardStore);

const DECLINED = 'tok_chargeDeclined';
const NETWORK = '2001:db8:77::/48';

const ordered = async (shopper: Shopper) => {
  await shopper.adds('pillow', 'king');
  return (await shopper.places()).id;
};

const pays = (shopper: Shopper, id: string, paymentToken = DECLINED) =>
  shopper.client.payOrder(id, { paymentToken });

/** Declined cards one after the other, each as soon as it may be tried; answers the waits between them. */
const waitsOf = async (shopper: Shopper, id: string, declines: number): Promise<number[]> => {
  const waits: number[] = [];
  for (let count = 0; count < declines; count += 1) {
    const answer: { code: string; retryAfter?: unknown } = refusal(await pays(shopper, id));
    const wait = answer.code === 'payment_wait' ? Number(answer.retryAfter) : 0;
    waits.push(wait);
    if (wait === 0) continue;
    store.clock.forward(wait * 1_000 - 1);
    expect(refusal(await pays(shopper, id)).code).toBe('payment_wait');
    store.clock.forward(1);
    expect(refusal(await pays(shopper, id)).code).toBe('payment_failed');
  }
  return waits;
};

it('After the third declined card the next one waits, longer each time, and an hour after the fifth of one order', async () => {
  const shopper = store.shopper();
  const id = await ordered(shopper);
  expect(await waitsOf(shopper, id, 5)).toEqual([0, 0, 0, 30, 60]);
  const calls = (await paymentsOf(store.database.db, id)).length;
  const refused = refusal(await pays(shopper, id, 'tok_visa'));
  expect(refused).toMatchObject({
    status: 429,
    code: 'payment_wait',
    retryAfter: 3_600,
    orderId: id,
    error: 'Several payments were declined. Please try again in 60 minutes.',
  });
  // A refusal of ours is no decline, and nothing was asked of the provider.
  expect((await paymentsOf(store.database.db, id)).length).toBe(calls);
});

it('A new order does not end the wait of its visitor, and a paid one does not either', async () => {
  const shopper = store.shopper();
  await waitsOf(shopper, await ordered(shopper), 4);
  const next = await ordered(shopper);
  expect(refusal(await pays(shopper, next))).toMatchObject({ code: 'payment_wait', retryAfter: 60 });
  store.clock.forward(60_000);
  expect(result(await pays(shopper, next, 'tok_visa')).status).toBe('paid');
  expect(await waitsOf(shopper, await ordered(shopper), 1)).toEqual([0]);
  expect(refusal(await pays(shopper, await ordered(shopper))).code).toBe('payment_wait');
});

it('Who mistypes a card twice is never stopped', async () => {
  const shopper = store.shopper();
  const id = await ordered(shopper);
  for (const token of [DECLINED, 'tok_chargeDeclinedInsufficientFunds'])
    expect(refusal(await pays(shopper, id, token)).code).toBe('payment_failed');
  expect(result(await pays(shopper, id, 'tok_visa')).status).toBe('paid');
});

it('New visitors of one address are stopped after fifteen declined cards, those of another are not', async () => {
  const statuses: string[] = [];
  for (let count = 0; count < 16; count += 1) {
    const shopper = store.shopper(undefined, '198.51.100.9');
    statuses.push(refusal(await pays(shopper, await ordered(shopper))).code);
  }
  expect(statuses.slice(0, 15)).not.toContain('payment_wait');
  expect(statuses[15]).toBe('payment_wait');
  const other = store.shopper(undefined, '198.51.100.10');
  expect(refusal(await pays(other, await ordered(other))).code).toBe('payment_failed');
});

/** Declined cards of new visitors at an address, until they wait. */
const testCards = async (address: string): Promise<void> => {
  for (let count = 0; count < 15; count += 1) {
    const shopper = store.shopper(undefined, address);
    expect(refusal(await pays(shopper, await ordered(shopper))).code).toBe('payment_failed');
  }
};

it('Declined cards of strangers behind one address do not stop a shopper who was there before, but one who is new', async () => {
  const address = '198.51.100.11';
  const [settled, unlucky, fresh] = [1, 2, 3].map(() => store.shopper(undefined, address));
  if (!settled || !unlucky || !fresh) throw new Error('three shoppers');
  for (const shopper of [settled, unlucky]) await shopper.adds('pillow', 'king');
  store.clock.forward(10 * 60_000);
  await testCards(address);
  expect(refusal(await pays(fresh, await ordered(fresh))).code).toBe('payment_wait');
  // When the cart was begun counts, also where its log has forgotten that.
  await fillLog(store, result(await settled.client.cart()).id);
  expect(result(await pays(settled, (await settled.places()).id, 'tok_visa')).status).toBe('paid');
  const { id } = await unlucky.places();
  expect(refusal(await pays(unlucky, id)).code).toBe('payment_failed');
  expect(refusal(await pays(unlucky, id, 'tok_visa')).code).toBe('payment_wait');
});

it('Declined cards count for the IPv6 /48 around an address too', async () => {
  const payer = { visitorKey: null, addressKey: null, networkKey: limitKey(store.deps, 'network', NETWORK) };
  for (let count = 0; count < 149; count += 1)
    await countDecline(store.database.db, store.deps, { orderId: `made up ${count}`, ...payer });
  const [next, after] = ['2001:db8:77:1::1', '2001:db8:77:2::1'].map((ip) => store.shopper(undefined, ip));
  if (!next || !after) throw new Error('two shoppers');
  expect(refusal(await pays(next, await ordered(next))).code).toBe('payment_failed');
  expect(refusal(await pays(after, await ordered(after))).code).toBe('payment_wait');
});

it('Of payments that begin at the same moment no more reach the provider than may be declined without a wait', async () => {
  const shoppers = Array.from({ length: 24 }, () => store.shopper(undefined, '198.51.100.12'));
  const orders: string[] = [];
  for (const shopper of shoppers) orders.push(await ordered(shopper));
  const answers = await Promise.all(shoppers.map((shopper, at) => pays(shopper, orders[at] ?? '')));
  const codes = answers.map((answer) => refusal(answer).code);
  const declined = codes.filter((code) => code === 'payment_failed').length;
  expect(new Set(codes)).toEqual(new Set(['payment_failed', 'payment_wait']));
  expect(declined).toBeGreaterThan(0);
  expect(declined).toBeLessThanOrEqual(15);
});

it('The second of two clicks on the third card is not told that payments were declined', async () => {
  const shopper = store.shopper();
  const id = await ordered(shopper);
  for (let count = 0; count < 2; count += 1)
    expect(refusal(await pays(shopper, id)).code).toBe('payment_failed');
  const answers = await Promise.all([1, 2].map(() => pays(shopper, id, 'tok_visa')));
  const codes = answers.map((answer) => (answer.ok ? answer.result.status : answer.error.code));
  expect(codes).toContain('paid');
  expect(codes).not.toContain('payment_wait');
});

it('Payments that went through leave nothing behind that makes the next one wait', async () => {
  const shopper = store.shopper();
  for (let count = 0; count < 4; count += 1)
    expect(result(await pays(shopper, await ordered(shopper), 'tok_visa')).status).toBe('paid');
});

it('Cards that are declined at a link to an order make its visitor wait for no other order', async () => {
  const [owner, friend] = [store.shopper(), store.shopper()];
  await owner.adds('pillow', 'king');
  const { id, token } = await owner.places();
  const own = await ordered(friend);
  result(await friend.client.openOrder(id, token));
  for (let count = 0; count < 3; count += 1)
    expect(refusal(await pays(friend, id)).code).toBe('payment_failed');
  expect(refusal(await pays(friend, own)).code).toBe('payment_wait');
  expect(refusal(await pays(owner, id)).code).toBe('payment_wait');
  const next = store.shopper('softline.localhost');
  next.browsesAs(owner.cookie);
  expect(result(await pays(next, await ordered(next), 'tok_visa')).status).toBe('paid');
});

it('The wait is told in French to a shopper who reads French', async () => {
  const shopper = store.shopper();
  const id = await ordered(shopper);
  await waitsOf(shopper, id, 5);
  const answer = await store.api.inject({
    method: 'POST',
    url: `/api/orders/${id}/payment`,
    headers: { host: 'halcyon-ca.localhost', cookie: shopper.cookie, 'x-language': 'fr' },
    payload: { paymentToken: DECLINED },
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
  expect(answer.json().error).toBe(
    'Plusieurs paiements ont été refusés. Veuillez réessayer dans 60 minutes.',
  );
});

it('However often an order is refreshed, its provider is asked ten times in half a minute at most', async () => {
  const shopper = store.shopper();
  const id = await ordered(shopper);
  const page = result(await shopper.client.payOrder(id, { hostedPage: true }));
  for (let count = 0; count < 10; count += 1) result(await shopper.client.refreshOrder(id));
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' };
  await store.atProvider(page.paymentDetails.nextAction?.url ?? '', card);
  expect(result(await shopper.client.refreshOrder(id)).status).toBe('awaiting_payment');
  store.clock.forward(30_000);
  expect(result(await shopper.client.refreshOrder(id)).status).toBe('paid');
});

it('A shopper whose page asks three times at once is told each time what the provider says now', async () => {
  const shopper = store.shopper();
  const id = await ordered(shopper);
  const page = result(await shopper.client.payOrder(id, { hostedPage: true }));
  result(await shopper.client.refreshOrder(id));
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' };
  await store.atProvider(page.paymentDetails.nextAction?.url ?? '', card);
  expect(result(await shopper.client.refreshOrder(id)).status).toBe('paid');
});

it('A shopper who has just come back from the provider’s page is told what it says now', async () => {
  const shopper = store.shopper();
  const id = await ordered(shopper);
  const page = result(await shopper.client.payOrder(id, { hostedPage: true }));
  for (let count = 0; count < 11; count += 1) result(await shopper.client.refreshOrder(id));
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' };
  await store.atProvider(page.paymentDetails.nextAction?.url ?? '', card);
  const back = await shopper.fetch(`/api/orders/${id}/refresh?returned=1`, { method: 'POST' });
  expect(await back.json()).toMatchObject({ result: { status: 'paid' } });
});

it('An order is refreshed sixty times a minute at most', async () => {
  const shopper = store.shopper();
  const id = await ordered(shopper);
  for (let count = 0; count < 60; count += 1) result(await shopper.client.refreshOrder(id));
  expect(refusal(await shopper.client.refreshOrder(id)).status).toBe(429);
});
