import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findAbandonedPayment } from '../../../../storefront/app/payment/abandoned-payment.ts';
import { stripeOf } from '../../testing/authorized-money.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { type LenderStore, openLenderStore } from '../framed-pages/testing/lender-store.ts';
import { paymentsOf } from './store.ts';

const TOTAL = 76_104;
const MANY = 10_000;
const MINUTE = 61_000;
const DAY = 24 * 60 * 60_000;

const statusOf = async (shopper: Shopper, id: string) => result(await shopper.client.order(id)).status;

/** An order whose page is open at its provider. */
const atProvider = async (store: TestStore, billingProvider: string) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ billingProvider });
  const { paymentDetails } = result(await shopper.client.payOrder(id, { hostedPage: true }));
  return { shopper, id, page: paymentDetails.nextAction?.url ?? '' };
};

describe('a page that takes the money itself', () => {
  const store = useTestStore(openCardStore);

  const pays = (url: string) =>
    store.atProvider(url, { number: '4242424242424242', expiry: '12 / 34', cvc: '123' });
  const isDown = (kind: string, times: number) => store.fault({ kind, path: '/v1/checkout/sessions', times });
  const booksOf = async (orderId: string) =>
    (await store.ledger())
      .filter((entry) => entry.orderId === orderId)
      .map(({ kind, amount }) => `${kind} ${amount}`);

  it.each(['error500', 'html', 'hang'])(
    'whose provider answers with %s on the way back: the shopper pays no other order, and the first is paid',
    async (kind) => {
      const { shopper, id, page } = await atProvider(store, 'stripeDirect');
      await pays(page);
      await isDown(kind, MANY);
      const back = result(await shopper.client.refreshOrder(id, { returned: true }));
      expect(back).toMatchObject({ status: 'awaiting_payment', paymentDetails: { isProviderSilent: true } });
      await shopper.adds('pillow', 'standard');
      const again = await shopper.order();
      expect(refusal(await shopper.client.createOrder(again))).toMatchObject({
        status: 409,
        code: 'payment_in_progress',
        orderId: id,
        error:
          'A payment for this cart is still under way. Please wait a minute and try again: you will not be charged twice.',
      });
      await fetch(`${store.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
      expect(result(await shopper.client.createOrder(again))).toMatchObject({ id, status: 'paid' });
      expect(await booksOf(id)).toEqual([`charge ${TOTAL}`]);
      expect(await accountsOf(store, id)).toEqual({ 'provider:stripeDirect': TOTAL, sales: -TOTAL });
    },
  );

  it('does not stop a shopper who turned back before it was paid from paying another way', async () => {
    const { shopper, id } = await atProvider(store, 'stripeDirect');
    await isDown('error500', 1);
    await shopper.adds('pillow', 'standard');
    const other = await shopper.places();
    expect(other.id).not.toBe(id);
  });

  it('tells a shopper who turned back that nothing is known, and thanks them once it says that it was paid', async () => {
    const { shopper, id, page } = await atProvider(store, 'stripeDirect');
    const left = async () =>
      findAbandonedPayment(shopper.client, new URLSearchParams({ leftOrder: id })).catch((to: Response) =>
        to.headers.get('location'),
      );
    expect(await left()).toMatchObject({ isSilent: false });
    await pays(page);
    await isDown('error500', 1);
    expect(await left()).toMatchObject({ isSilent: true });
    expect(await left()).toBe(`/checkout/success?orderId=${id}`);
  });

  it('is no payment under way any more once the provider says that nothing was paid', async () => {
    const { shopper, id } = await atProvider(store, 'stripeDirect');
    await isDown('error500', 1);
    await shopper.client.refreshOrder(id, { returned: true });
    const now = result(await shopper.client.refreshOrder(id));
    expect(now).toMatchObject({ status: 'awaiting_payment', paymentDetails: { isProviderSilent: false } });
    await shopper.adds('pillow', 'standard');
    expect((await shopper.places()).id).not.toBe(id);
  });

  it('is given up when its provider says so after a day of silence, and its customer is told once', async () => {
    const { shopper, id } = await atProvider(store, 'stripeDirect');
    await isDown('error500', MANY);
    await shopper.client.refreshOrder(id, { returned: true });
    for (const ms of [MINUTE, DAY, MINUTE]) {
      store.clock.forward(ms);
      await store.sweep();
    }
    expect(await statusOf(shopper, id)).toBe('needs_attention');
    await fetch(`${store.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
    const [attempt] = await paymentsOf(store.database.db, id);
    await stripeOf(store).checkout.sessions.expire(attempt?.reference ?? '');
    for (const ms of [11 * MINUTE, MINUTE]) {
      store.clock.forward(ms);
      await store.sweep();
    }
    expect(await statusOf(shopper, id)).toBe('cancelled');
    const told = store.sentMail.filter(({ messageId }) => messageId === `given-up.${id}`);
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('You were not charged.')]);
    expect(told[0]?.text).toContain('What you ordered is back in your cart');
  });
});

describe('a lender that does not answer', () => {
  let store: LenderStore;
  beforeAll(async () => {
    store = await openLenderStore();
  });
  afterAll(() => store.close());

  const isDown = () => store.fault('affirm', { kind: 'error500', path: '/api/', times: MANY });
  const STOCK = 'halcyon/hal-classic-foam-s:queen';

  const waits = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      store.clock.forward(MINUTE);
      await store.sweep();
    }
  };

  it('for longer than an order waits: a confirmed loan is not given up, and pays the order in the end', async () => {
    const { shopper, id, page } = await atProvider(store, 'affirm');
    await isDown();
    await store.press(page, 'approve');
    await shopper.client.refreshOrder(id, { returned: true });
    await waits(25);
    expect(await statusOf(shopper, id)).toBe('awaiting_payment');
    await store.recovers('affirm');
    await waits(10);
    expect(await statusOf(shopper, id)).toBe('paid');
    expect(await store.booksOf('affirm', id)).toEqual([`charge ${TOTAL}`]);
  });

  it('and then says that nothing was confirmed: the order lapses, and its stock is free', async () => {
    const { shopper, id } = await atProvider(store, 'affirm');
    const { reserved } = await stockOf(store, STOCK);
    await isDown();
    await shopper.client.refreshOrder(id, { returned: true });
    await waits(25);
    await store.recovers('affirm');
    await waits(2);
    expect(await statusOf(shopper, id)).toBe('cancelled');
    expect((await stockOf(store, STOCK)).reserved).toBe(reserved - 1);
  });

  it('for a day: a person looks at it, and the order is paid when the lender says so after all', async () => {
    const { shopper, id, page } = await atProvider(store, 'affirm');
    await isDown();
    await store.press(page, 'approve');
    await shopper.client.refreshOrder(id, { returned: true });
    await waits(1);
    store.clock.forward(DAY);
    await waits(1);
    const maya = await signedIn(store, 'Maya', 'manager');
    const staffOrders = createStaffOrdersClient((path, init) => maya.fetch(path, init));
    expect(result(await staffOrders.order(id))).toMatchObject({
      status: 'needs_attention',
      attention: 'payment_unknown',
    });
    await store.recovers('affirm');
    await waits(10);
    expect(await statusOf(shopper, id)).toBe('paid');
    expect(await store.booksOf('affirm', id)).toEqual([`charge ${TOTAL}`]);
  });
});
