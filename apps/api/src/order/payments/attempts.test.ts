import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { applyOutcome } from './apply-outcome.ts';
import { payments } from './tables.ts';

const store = useTestStore(openCardStore);

const TOTAL = 76104;

const ordered = async (product = 'mattress') => {
  const shopper = store.shopper();
  await shopper.adds(product, 'queen');
  return { shopper, order: await shopper.places() };
};

const pay = (shopper: Shopper, id: string, paymentToken: string) =>
  shopper.client.payOrder(id, { paymentToken });

const statusOf = async (shopper: Shopper, id: string) => result(await shopper.client.order(id)).status;

const booksOf = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

/** Fills in the provider's own page. */
const paysOnPage = (url: string) =>
  store.atProvider(url, { number: '4242424242424242', expiry: '12 / 34', cvc: '123' });

const approves = (url: string) => store.atProvider(url, { answer: 'approve' });

describe('one attempt after the other', () => {
  it('two made-up tokens and then a good one: the order is paid', async () => {
    const { shopper, order } = await ordered();
    for (const token of ['tok_bogus1', 'tok_bogus2'])
      expect(refusal(await pay(shopper, order.id, token)).code).toBe('payment_failed');
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('a challenge left alone and another card: one charge, and the first is cancelled at the provider', async () => {
    const { shopper, order } = await ordered();
    const waiting = result(await pay(shopper, order.id, 'tok_threeDSecure2Required'));
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
    await store.sweep();
    const late = await approves(waiting.paymentDetails.nextAction?.url ?? '');
    expect(late.status).toBeLessThan(500);
    expect(await statusOf(shopper, order.id)).toBe('paid');
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('a page left open, paid by card, and then paid on the page too: the second charge goes back', async () => {
    const { shopper, order } = await ordered();
    const waiting = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    await paysOnPage(waiting.paymentDetails.nextAction?.url ?? '');
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
    await store.sweep();
    await store.sweep();
    expect(await statusOf(shopper, order.id)).toBe('paid');
    expect((await booksOf(order.id)).toSorted()).toEqual([
      `charge ${TOTAL}`,
      `charge ${TOTAL}`,
      `refund ${TOTAL}`,
    ]);
    const accounts = await accountsOf(store, order.id);
    expect(accounts).toMatchObject({ 'provider:stripeDirect': TOTAL, sales: -TOTAL });
    expect(Object.values(accounts).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  it('a late word about a declined card does not touch the bank payment after it', async () => {
    const { shopper, order } = await ordered();
    expect(refusal(await pay(shopper, order.id, 'tok_chargeDeclined')).code).toBe('payment_failed');
    expect(result(await pay(shopper, order.id, 'pm_usBankAccount_processing')).status).toBe('processing');
    const late = { ...succeededIntent(order.id, 'pi_late', TOTAL), status: 'requires_payment_method' };
    await deliverEvent(store, 'payment_intent.payment_failed', late);
    expect(await statusOf(shopper, order.id)).toBe('processing');
  });
});

describe('a payment of a paid order', () => {
  it('is owed back once, however often the news of either comes', async () => {
    const { shopper, order } = await ordered();
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
    const extra = succeededIntent(order.id, 'pi_extra', TOTAL);
    for (let news = 0; news < 3; news += 1) await deliverEvent(store, 'payment_intent.succeeded', extra);
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
    const accounts = await accountsOf(store, order.id);
    expect(accounts).toMatchObject({ 'provider:stripeDirect': 2 * TOTAL, sales: -TOTAL });
    expect(Object.values(accounts).toSorted((a, b) => a - b)).toEqual([-TOTAL, -TOTAL, 2 * TOTAL]);
  });
});

describe('the provider’s own page', () => {
  it('pays the order when the shopper comes back', async () => {
    const { shopper, order } = await ordered();
    const waiting = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    await paysOnPage(waiting.paymentDetails.nextAction?.url ?? '');
    const paid = result(await shopper.client.refreshOrder(order.id));
    expect(paid).toMatchObject({ status: 'paid', paymentDetails: { last4: '4242' } });
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('must be asked for by a payment without a token, which is refused otherwise', async () => {
    const { shopper, order } = await ordered();
    expect(refusal(await shopper.client.payOrder(order.id, {}))).toMatchObject({ status: 400 });
  });
});

describe('a bank that takes its time', () => {
  it('has the cart closed meanwhile, and the order paid in the end', async () => {
    const { shopper, order } = await ordered();
    expect(result(await pay(shopper, order.id, 'pm_usBankAccount_success')).status).toBe('processing');
    expect(result(await shopper.client.cart()).id).toBeNull();
    await expect.poll(async () => result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('is another payment to try where the account cannot be verified at once, and is told why', async () => {
    const { shopper, order } = await ordered();
    const answer = refusal(await pay(shopper, order.id, 'pm_usBankAccount_microdeposits'));
    expect(answer).toMatchObject({ code: 'payment_failed', status: 422 });
    expect(answer.error).toContain('needs instant verification');
    const refreshed = result(await shopper.client.refreshOrder(order.id));
    expect(refreshed).toMatchObject({ status: 'payment_failed' });
    expect(refreshed.paymentDetails.failure).toContain('needs instant verification');
    await store.sweep();
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('gives the cart back when it says no, which can be ordered again', async () => {
    const { shopper, order } = await ordered();
    result(await pay(shopper, order.id, 'pm_usBankAccount_insufficientFunds'));
    store.clock.forward(30 * 60_000);
    await expect
      .poll(async () => {
        // The provider is asked every three seconds at most.
        store.clock.forward(3_000);
        return result(await shopper.client.refreshOrder(order.id)).status;
      })
      .toBe('payment_failed');
    await store.sweep();
    expect(result(await shopper.client.cart()).itemsCount).toBe(1);
    const again = await shopper.places();
    expect(again.id).not.toBe(order.id);
    expect(result(await pay(shopper, again.id, 'tok_visa')).status).toBe('paid');
  });
});

describe('when the time to pay is over', () => {
  it('a shopper who had just passed 3-D Secure still has an order, webhook or not', async () => {
    const { shopper, order } = await ordered('premier-memory-foam-mattress');
    const waiting = result(await pay(shopper, order.id, 'tok_threeDSecure2Required'));
    store.clock.forward(21 * 60_000);
    await approves(waiting.paymentDetails.nextAction?.url ?? '');
    await store.sweep();
    await store.sweep();
    expect(await statusOf(shopper, order.id)).toBe('paid');
    expect(await stockOf(store, 'halcyon/hal-premier-foam-s:queen')).toMatchObject({ reserved: 0, sold: 1 });
  });

  it('an attempt that its provider never answered is parked for a person', async () => {
    const { shopper, order } = await ordered();
    await store.fault({ kind: 'error500', path: '/v1/payment_intents', times: 1 });
    expect(refusal(await pay(shopper, order.id, 'tok_visa')).status).toBe(503);
    store.clock.forward(21 * 60_000);
    await store.sweep();
    expect(await statusOf(shopper, order.id)).toBe('needs_attention');
    expect(result(await shopper.client.cart()).id).toBeNull();
  });

  it('a page that never opened holds nothing up: the order lapses', async () => {
    const { shopper, order } = await ordered();
    await store.fault({ kind: 'error500', path: '/v1/checkout/sessions', times: 1 });
    expect(refusal(await shopper.client.payOrder(order.id, { hostedPage: true })).status).toBe(503);
    store.clock.forward(21 * 60_000);
    await store.sweep();
    expect(await statusOf(shopper, order.id)).toBe('cancelled');
    expect(result(await shopper.client.cart()).itemsCount).toBe(1);
  });

  it('an older order of the same cart that is paid after all is looked at by a person, when the newer one is over too', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const older = await shopper.places();
    await shopper.adds('pillow', 'king');
    await shopper.places();
    store.clock.forward(21 * 60_000);
    await store.sweep();
    await deliverEvent(store, 'payment_intent.succeeded', succeededIntent(older.id, 'pi_older', TOTAL));
    expect(await statusOf(shopper, older.id)).toBe('needs_attention');
  });
});

describe('a webhook that is quicker than the answer to the call that paid', () => {
  it('names no card, which is learnt from the answer', async () => {
    const { shopper, order } = await ordered();
    const paid = result(await pay(shopper, order.id, 'tok_visa'));
    const { db } = store.database;
    const ofOrder = eq(payments.orderId, order.id);
    await db.update(payments).set({ card: null }).where(ofOrder);
    const [payment] = await db.select().from(payments).where(ofOrder);
    const outcome = await store.deps.providers.get('stripeDirect')?.find(payment?.reference ?? '');
    if (!payment || !outcome) throw new Error('there is no such payment');
    await applyOutcome(store.deps, { provider: 'stripeDirect', attempt: payment, outcome });
    const { paymentDetails } = result(await shopper.client.order(order.id));
    expect(paymentDetails).toMatchObject({ last4: '4242' });
    expect(paymentDetails).toEqual(paid.paymentDetails);
    // A webhook that comes again takes nothing away.
    await deliverEvent(
      store,
      'payment_intent.succeeded',
      succeededIntent(order.id, payment.reference ?? '', TOTAL),
    );
    expect(result(await shopper.client.order(order.id)).paymentDetails).toEqual(paid.paymentDetails);
  });
});

describe('a provider that is set up wrongly', () => {
  it('is our own fault: the shopper reads nothing of keys', async () => {
    const { shopper, order } = await ordered();
    await store.fault({ kind: 'html', path: '/v1/payment_intents', times: 1 });
    const answer = refusal(await pay(shopper, order.id, 'tok_visa'));
    expect(answer).toMatchObject({ status: 503, error: 'An error occurred, please try again' });
  });
});
