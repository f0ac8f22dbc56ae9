import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { couponRedemptions } from '../orders/tables.ts';
import { paymentsOf } from './store.ts';

const store = useTestStore(openCardStore);

const ordered = async (size = 'queen') => {
  const shopper = store.shopper();
  await shopper.adds('mattress', size);
  return { shopper, order: await shopper.places() };
};

const pay = (shopper: Shopper, id: string, paymentToken: string) =>
  shopper.client.payOrder(id, { paymentToken });

/** What the sandbox's ledger says of an order, in one line each. */
const booksOf = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`);

describe('paying by card', () => {
  it('makes the order paid, empties the cart and books the charge once [K7.03, K4.26, K4.28]', async () => {
    const { shopper, order } = await ordered();
    const paid = result(await pay(shopper, order.id, 'tok_visa'));
    expect(paid).toMatchObject({
      status: 'paid',
      paymentDetails: { provider: 'stripeDirect', last4: '4242', nextAction: null },
    });
    expect(result(await shopper.client.cart())).toMatchObject({ id: null, itemsCount: 0 });
    expect(result(await shopper.client.checkout()).shippingAddress).toBeNull();
    expect(await booksOf(order.id)).toEqual(['charge 76104 USD']);
    expect(await accountsOf(store, order.id)).toEqual({ 'provider:stripeDirect': 76104, sales: -76104 });
  });

  it('moves the stock from reserved to sold', async () => {
    const item = 'halcyon/hal-classic-foam-s:full';
    const { shopper, order } = await ordered('full');
    expect(await stockOf(store, item)).toMatchObject({ reserved: 1, sold: 0 });
    result(await pay(shopper, order.id, 'tok_visa'));
    expect(await stockOf(store, item)).toMatchObject({ reserved: 0, sold: 1 });
  });

  it('again, after it is paid, changes nothing: one order, one charge', async () => {
    const { shopper, order } = await ordered();
    result(await pay(shopper, order.id, 'tok_visa'));
    expect(result(await pay(shopper, order.id, 'tok_mastercard')).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('with two clicks at once gives one charge', async () => {
    const { shopper, order } = await ordered();
    const answers = await Promise.all([1, 2, 3].map(() => pay(shopper, order.id, 'tok_visa')));
    expect(answers.map((answer) => result(answer).status)).toEqual(['paid', 'paid', 'paid']);
    expect(await booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('that is declined says so in the provider’s words, and another card may be tried', async () => {
    const { shopper, order } = await ordered();
    expect(refusal(await pay(shopper, order.id, 'tok_chargeDeclined'))).toMatchObject({
      status: 422,
      code: 'payment_failed',
      error: 'Your card was declined.',
    });
    expect(result(await shopper.client.order(order.id)).status).toBe('payment_failed');
    expect(result(await shopper.client.cart()).itemsCount).toBe(1);
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it("without enough money carries the word 'insufficient' for the notice", async () => {
    const { shopper, order } = await ordered();
    const answer = refusal(await pay(shopper, order.id, 'tok_chargeDeclinedInsufficientFunds'));
    expect(answer.error).toMatch(/insufficient/i);
  });

  it('that asks for 3-D Secure sends the shopper there and is paid when they come back [K4.45]', async () => {
    const { shopper, order } = await ordered();
    const waiting = result(await pay(shopper, order.id, 'tok_threeDSecure2Required'));
    expect(waiting).toMatchObject({
      status: 'awaiting_payment',
      paymentDetails: { nextAction: { type: 'challenge' } },
    });
    await answerChallenge(waiting.paymentDetails.nextAction?.url ?? '', 'Approve');
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('that fails 3-D Secure leaves the order to be paid another way', async () => {
    const { shopper, order } = await ordered();
    const waiting = result(await pay(shopper, order.id, 'tok_threeDSecure2Required'));
    await answerChallenge(waiting.paymentDetails.nextAction?.url ?? '', 'Decline');
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('payment_failed');
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
  });

  it('works on the provider’s own page for shoppers without JavaScript', async () => {
    const { shopper, order } = await ordered();
    const waiting = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    const url = waiting.paymentDetails.nextAction?.url ?? '';
    expect(waiting.paymentDetails.nextAction?.type).toBe('redirect');
    const page = await (await store.atProvider(url)).text();
    expect(page).toContain('$761.04');
    const again = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    expect(again.paymentDetails.nextAction?.url).toBe(url);
  });
});

describe('when the provider fails', () => {
  it('with a 500 the order stays and the same click later charges once', async () => {
    const { shopper, order } = await ordered();
    await store.fault({ kind: 'error500', path: '/v1/payment_intents', times: 1 });
    expect(refusal(await pay(shopper, order.id, 'tok_visa'))).toMatchObject({
      status: 503,
      error: 'An error occurred, please try again',
    });
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('after charging, by dropping the answer, the sweeper finds the money', async () => {
    const { shopper, order } = await ordered();
    // Twice, because the provider's own client repeats a dropped call once.
    await store.fault({ kind: 'drop-after-effect', path: '/v1/payment_intents', times: 2 });
    expect(refusal(await pay(shopper, order.id, 'tok_visa')).status).toBe(503);
    store.clock.forward(2 * 60_000);
    await store.letTimePass(order.id);
    await store.sweep();
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('by never answering, the shopper gets an answer all the same', async () => {
    const { shopper, order } = await ordered();
    await store.fault({ kind: 'hang', path: '/v1/payment_intents', times: 1 });
    expect(refusal(await pay(shopper, order.id, 'tok_visa')).code).toBe('payment_unavailable');
    expect(result(await pay(shopper, order.id, 'tok_visa')).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual(['charge 76104 USD']);
  });
});

describe('an order of nothing', () => {
  it.each(['stripeDirect', 'amazon-redeem'])(
    'is paid by amazon-redeem with the placeholder card, and nobody is charged: placed with %s [K4.23, K4.24]',
    async (billingProvider) => {
      const shopper = store.shopper();
      await shopper.adds('mattress', 'queen');
      result(await shopper.client.setCoupon('EVERYTHING'));
      const order = await shopper.places({ billingProvider });
      expect(order.total.amount).toBe(0);
      const paid = result(
        await shopper.client.payOrder(order.id, {
          paymentToken: { id: 'amazon-redeem', card: { last4: '4242', brand: 'Visa' } },
        }),
      );
      expect(paid).toMatchObject({
        status: 'paid',
        paymentDetails: { provider: 'amazon-redeem', last4: '4242', brand: 'Visa' },
      });
      expect(await booksOf(order.id)).toEqual([]);
    },
  );
});

describe('a webhook', () => {
  const eventOf = (order: { id: string }, reference: string, amount = 76104, paymentId = '') =>
    JSON.stringify({
      id: `evt_${reference}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: {
        object: {
          id: reference,
          object: 'payment_intent',
          status: 'succeeded',
          amount,
          amount_received: amount,
          currency: 'usd',
          metadata: { order_id: order.id, payment_id: paymentId },
          next_action: null,
          last_payment_error: null,
          latest_charge: null,
        },
      },
    });

  const deliver = async (payload: string, secret = store.webhookSecret) => {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    return store.api.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  };

  it('pays the order of a shopper who closed the tab, once however often it comes', async () => {
    const { shopper, order } = await ordered();
    const payload = eventOf(order, 'pi_closed_tab');
    const answers = [await deliver(payload), await deliver(payload), await deliver(payload)];
    expect(answers.map((answer) => answer.json().result)).toEqual(['applied', 'repeated', 'repeated']);
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
    expect(await accountsOf(store, order.id)).toEqual({ 'provider:stripeDirect': 76104, sales: -76104 });
  });

  it('with a wrong signature is refused and changes nothing', async () => {
    const { shopper, order } = await ordered();
    const answer = await deliver(eventOf(order, 'pi_forged'), 'whsec_wrong');
    expect(answer.statusCode).toBe(400);
    expect(result(await shopper.client.order(order.id)).status).toBe('awaiting_payment');
  });

  it('with another amount keeps the money and parks the order for a person', async () => {
    const { shopper, order } = await ordered();
    await deliver(eventOf(order, 'pi_short', 100));
    expect(result(await shopper.client.order(order.id)).status).toBe('needs_attention');
  });

  it('for an order that had lapsed still makes it an order: the stock is there', async () => {
    const { shopper, order } = await ordered();
    store.clock.forward(21 * 60_000);
    await store.sweep();
    await deliver(eventOf(order, 'pi_late'));
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('for an order that had lapsed uses its code again, also when another order has used it since', async () => {
    const withCode = async () => {
      const shopper = store.shopper();
      await shopper.adds('mattress', 'queen');
      result(await shopper.client.setCoupon('ONCE50'));
      return { shopper, order: await shopper.places() };
    };
    const first = await withCode();
    store.clock.forward(21 * 60_000);
    await store.sweep();
    const second = await withCode();
    const { amount } = first.order.total;
    await deliver(eventOf(first.order, 'pi_late_code', amount));
    expect(result(await first.shopper.client.order(first.order.id)).status).toBe('paid');
    const uses = await store.database.db.select().from(couponRedemptions);
    expect(
      uses
        .filter(({ code }) => code === 'ONCE50')
        .map(({ orderId }) => orderId)
        .toSorted(),
    ).toEqual([first.order.id, second.order.id].toSorted());
  });

  it('about a second payment of one attempt keeps both: the order has one, the other goes back', async () => {
    const { shopper, order } = await ordered();
    await deliver(eventOf(order, 'pi_once'));
    const [attempt] = await paymentsOf(store.database.db, order.id);
    await deliver(eventOf(order, 'pi_twice', undefined, attempt?.id));
    await store.sweep();
    const kept = await paymentsOf(store.database.db, order.id);
    expect(kept.map(({ reference }) => reference).toSorted()).toEqual(['pi_once', 'pi_twice']);
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('of no order of ours is acknowledged, so that it does not come for ever', async () => {
    const answer = await deliver(eventOf({ id: 'f'.repeat(24) }, 'pi_foreign'));
    expect([answer.statusCode, answer.json().result]).toEqual([200, 'unknown']);
  });
});

const answerChallenge = async (url: string, button: string): Promise<void> => {
  const page = await (await store.atProvider(url)).text();
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const value = new RegExp(`name="([^"]+)" value="([^"]+)"[^>]*>\\s*${button}`).exec(page);
  await store.atProvider(new URL(action || url, url).href, {
    [value?.[1] ?? 'outcome']: value?.[2] ?? button.toLowerCase(),
  });
};
