import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { runOutbox } from '../../outbox-work.ts';
import { authorizeMoney, reportAuthorized, stripeOf } from '../../testing/authorized-money.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from './store.ts';

const TOTAL = 76_104;
const STOCK = 'halcyon/hal-classic-foam-s:queen';

const store = useTestStore(openCardStore);

const authorized = () => authorizeMoney(store);
const reportIt = (orderId: string, intent: Stripe.PaymentIntent) => reportAuthorized(store, orderId, intent);

const booksOf = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

const statusOf = async (shopper: Shopper, id: string) => result(await shopper.client.order(id)).status;

describe('money that the provider holds', () => {
  it('is taken once, however often the news of it comes, and the order is paid', async () => {
    const { shopper, id, intent } = await authorized();
    for (let times = 0; times < 3; times += 1) await reportIt(id, intent);
    expect(await statusOf(shopper, id)).toBe('processing');
    await store.sweep();
    expect(await statusOf(shopper, id)).toBe('paid');
    expect(await booksOf(id)).toEqual([`authorise ${TOTAL}`, `charge ${TOTAL}`]);
    expect(await accountsOf(store, id)).toMatchObject({ 'provider:stripeDirect': TOTAL });
  });

  it('is taken later when the provider is down, also when it took it and did not say so', async () => {
    const { shopper, id, intent } = await authorized();
    const path = `/v1/payment_intents/${intent.id}/capture`;
    await store.fault({ kind: 'error500', path, times: 1 });
    await reportIt(id, intent);
    await store.sweep();
    expect(await booksOf(id)).toEqual([`authorise ${TOTAL}`]);
    await store.fault({ kind: 'drop-after-effect', path, times: 2 });
    for (const wait of [6_000, 31_000]) {
      store.clock.forward(wait);
      await store.sweep();
    }
    expect(await statusOf(shopper, id)).toBe('paid');
    expect(await booksOf(id)).toEqual([`authorise ${TOTAL}`, `charge ${TOTAL}`]);
  });

  it('is taken after the time to pay is over too: the order and its stock wait for it', async () => {
    const { shopper, id, intent } = await authorized();
    const { reserved, sold } = await stockOf(store, STOCK);
    const path = `/v1/payment_intents/${intent.id}/capture`;
    await store.fault({ kind: 'error500', path, times: 2 });
    await reportIt(id, intent);
    await store.sweep();
    expect(result(await shopper.client.cart()).id).toBeNull();
    store.clock.forward(21 * 60_000);
    // The sweeper asks and cannot take it either; the message behind it can.
    await store.sweep();
    expect(await statusOf(shopper, id)).toBe('paid');
    expect(await booksOf(id)).toEqual([`authorise ${TOTAL}`, `charge ${TOTAL}`]);
    expect(await stockOf(store, STOCK)).toMatchObject({ reserved: reserved - 1, sold: sold + 1 });
  });

  it('that lapsed at the provider before it could be taken fails the order, whose cart is the shopper’s again', async () => {
    const { shopper, id, intent } = await authorized();
    await store.fault({ kind: 'error500', path: `/v1/payment_intents/${intent.id}/capture`, times: 1 });
    await reportIt(id, intent);
    await store.sweep();
    await stripeOf(store).paymentIntents.cancel(intent.id);
    store.clock.forward(61_000);
    await store.sweep();
    expect(await statusOf(shopper, id)).toBe('payment_failed');
    expect(result(await shopper.client.cart()).itemsCount).toBe(1);
    expect(result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' })).status).toBe('paid');
  });

  it('is let go when the order has been paid by another attempt before it is taken, whichever is told first', async () => {
    for (const isAuthorizedFirst of [true, false]) {
      const { shopper, id, intent } = await authorized();
      const tellPaid = () =>
        deliverEvent(
          store,
          'payment_intent.succeeded',
          succeededIntent(id, `pi_other_${isAuthorizedFirst}`, TOTAL),
        );
      if (isAuthorizedFirst) await reportIt(id, intent);
      await tellPaid();
      if (!isAuthorizedFirst) await reportIt(id, intent);
      await store.sweep();
      await store.sweep();
      expect(await statusOf(shopper, id)).toBe('paid');
      expect(await booksOf(id)).toEqual([`authorise ${TOTAL}`, `void ${TOTAL}`]);
    }
  });

  it('is asked for later and later while the provider goes on holding it', async () => {
    const { id, intent } = await authorized();
    await reportIt(id, intent);
    const provider = store.deps.providers.get('stripeDirect');
    if (!provider) throw new Error('no card provider');
    let asked = 0;
    const capture = async () => {
      asked += 1;
      const outcome = await provider.find(intent.id);
      if (!outcome) throw new Error('no such payment');
      return outcome;
    };
    const deps = { ...store.deps, providers: new Map([['stripeDirect', { ...provider, capture }]]) };
    for (let round = 0; round < 3; round += 1) await runOutbox(deps);
    expect(asked).toBe(1);
    store.clock.forward(6_000);
    await store.sweep();
    expect(await booksOf(id)).toEqual([`authorise ${TOTAL}`, `charge ${TOTAL}`]);
  });

  it('for an attempt that is over is let go: the shopper has paid another way', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places();
    refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_chargeDeclined' }));
    const [declined] = await paymentsOf(store.database.db, id);
    result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    const intent = await stripeOf(store).paymentIntents.create({
      amount: TOTAL,
      currency: 'usd',
      confirm: true,
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/',
      metadata: { order_id: id, payment_id: declined?.id ?? '' },
    });
    await reportIt(id, intent);
    await store.sweep();
    expect(await statusOf(shopper, id)).toBe('paid');
    expect((await booksOf(id)).toSorted()).toEqual([
      `authorise ${TOTAL}`,
      `charge ${TOTAL}`,
      `void ${TOTAL}`,
    ]);
  });
});
