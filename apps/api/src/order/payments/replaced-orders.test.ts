import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { openLenderStore } from '../framed-pages/testing/lender-store.ts';
import { paymentsOf } from './store.ts';

const statusOf = async (shopper: Shopper, id: string) => result(await shopper.client.order(id)).status;

/** An order whose page is open at the provider, and the newer order of the same cart that has taken its place since. */
const orderTwice = async (store: TestStore, billingProvider: string) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const older = await shopper.places({ billingProvider });
  const olderPage = await openPage(shopper, older.id);
  await shopper.adds('pillow', 'king');
  const newer = await shopper.places({ billingProvider });
  expect(await statusOf(shopper, older.id)).toBe('cancelled');
  return { shopper, older, olderPage, newer };
};

const openPage = async (shopper: Shopper, id: string): Promise<string> =>
  result(await shopper.client.payOrder(id, { hostedPage: true })).paymentDetails.nextAction?.url ?? '';

describe('a cart that was ordered again while the page of its first order was open', () => {
  const store = useTestStore(openLenderStore);

  /** The lender's word that a shopper has approved what its page asked. */
  const tell = async (lender: 'affirm' | 'acima', page: string): Promise<void> => {
    const id = new URL(page).pathname.split('/').at(-1) ?? '';
    const body =
      lender === 'affirm'
        ? new URLSearchParams({ checkout_token: id, event: 'confirmed', event_timestamp: page }).toString()
        : JSON.stringify({ id: `signed-${id}`, type: 'lease.signed', lease_id: id });
    const answer = await store.shopper().fetch(`/api/webhooks/${lender}`, store.signed(lender, body));
    expect(answer.status).toBe(200);
  };

  const payNewer = async (shopper: Shopper, id: string): Promise<void> => {
    await store.press(await openPage(shopper, id), 'approve');
    expect(result(await shopper.client.refreshOrder(id)).status).toBe('paid');
  };

  describe.each(['affirm', 'acima'] as const)('and %s', (lender) => {
    it.each(['before', 'after'])(
      'approved there too: word of it %s the newer order is paid takes no money',
      async (when) => {
        const { shopper, older, olderPage, newer } = await orderTwice(store, lender);
        await store.press(olderPage, 'approve');
        if (when === 'before') await tell(lender, olderPage);
        await payNewer(shopper, newer.id);
        if (when === 'after') await tell(lender, olderPage);
        await store.sweep();
        await store.sweep();
        expect(await statusOf(shopper, older.id)).toBe('cancelled');
        expect(await statusOf(shopper, newer.id)).toBe('paid');
        expect(await store.booksOf(lender, older.id)).toEqual([]);
        expect(await store.booksOf(lender, newer.id)).toEqual([`charge ${newer.total.amount}`]);
        expect(await accountsOf(store, older.id)).toEqual({});
      },
    );

    it('approved there too without a webhook: closing the page takes no money', async () => {
      const { shopper, older, olderPage } = await orderTwice(store, lender);
      await store.press(olderPage, 'approve');
      await store.sweep();
      await shopper.client.refreshOrder(older.id);
      await tell(lender, olderPage);
      await store.sweep();
      expect(await statusOf(shopper, older.id)).toBe('cancelled');
      expect(await store.booksOf(lender, older.id)).toEqual([]);
    });

    it('refuses what it had approved when the store wants it: the order may be paid another way', async () => {
      const shopper = store.shopper();
      await shopper.adds('mattress', 'queen');
      const { id } = await shopper.places({ billingProvider: lender });
      const refused = { affirm: 'insufficient-later', acima: 'approve-insufficient' }[lender];
      const back = await store.press(await openPage(shopper, id), refused);
      const checkoutToken = new URL(back ?? 'http://shop.test').searchParams.get('checkout_token');
      expect(result(await shopper.client.refreshOrder(id, { checkoutToken })).status).toBe('payment_failed');
      await payNewer(shopper, id);
      expect(await store.booksOf(lender, id)).toEqual(['charge 76104']);
    });
  });
});

describe('a cart that was ordered again, and a page that takes the money itself', () => {
  let store: CardStore;
  beforeAll(async () => {
    store = await openCardStore();
  });
  afterAll(() => store.close());

  const paysOnPage = (url: string, number = '4242424242424242') =>
    store.atProvider(url, { number, expiry: '12 / 34', cvc: '123' });

  const booksOf = async (orderId: string) =>
    (await store.ledger())
      .filter((entry) => entry.orderId === orderId)
      .map(({ kind, amount }) => `${kind} ${amount}`);

  it.each(['before', 'after'])(
    'paid there %s the newer order is paid: that money goes back by itself, and one order is paid',
    async (when) => {
      const { shopper, older, olderPage, newer } = await orderTwice(store, 'stripeDirect');
      const payNewer = async () =>
        expect(result(await shopper.client.payOrder(newer.id, { paymentToken: 'tok_visa' })).status).toBe(
          'paid',
        );
      await paysOnPage(olderPage);
      if (when === 'after') await payNewer();
      // What is told when the page is to be closed: it was paid a moment before.
      await store.sweep();
      expect(await statusOf(shopper, older.id)).toBe('cancelled');
      if (when === 'before') await payNewer();
      await store.sweep();
      expect(await statusOf(shopper, older.id)).toBe('cancelled');
      expect(await statusOf(shopper, newer.id)).toBe('paid');
      expect(await booksOf(older.id)).toEqual(['charge 76104', 'refund 76104']);
      expect(await booksOf(newer.id)).toEqual([`charge ${newer.total.amount}`]);
      const [attempt] = await paymentsOf(store.database.db, older.id);
      const even = { 'provider:stripeDirect': 0, [`surplus:${attempt?.id}`]: 0 };
      expect(await accountsOf(store, older.id)).toEqual(even);
      // Its customer hears of the payment that they made, and of no other one.
      await store.sweep();
      const told = store.sentMail.filter(({ messageId }) => messageId === `surplus-refunded.${attempt?.id}`);
      expect(told).toHaveLength(1);
      expect(told[0]?.subject).toMatch(/^\$761\.04 refunded for your Halcyon order/);
      expect(told[0]?.text).toContain('Your payment came when this order was over.');
    },
  );

  it('is even once what goes back has gone: a refund that is under way is asked about', async () => {
    const { shopper, older, olderPage, newer } = await orderTwice(store, 'stripeDirect');
    expect(result(await shopper.client.payOrder(newer.id, { paymentToken: 'tok_visa' })).status).toBe('paid');
    await paysOnPage(olderPage, '4000000000007726');
    await store.sweep();
    await store.sweep();
    const [attempt] = await paymentsOf(store.database.db, older.id);
    const surplus = `surplus:${attempt?.id}`;
    const owed = { 'provider:stripeDirect': older.total.amount, [surplus]: -older.total.amount };
    expect(await accountsOf(store, older.id)).toEqual(owed);
    // Its bank takes a moment.
    await expect
      .poll(async () => {
        store.clock.forward(60_000);
        await store.sweep();
        return accountsOf(store, older.id);
      })
      .toEqual({ 'provider:stripeDirect': 0, [surplus]: 0 });
    expect(await booksOf(older.id)).toEqual(['charge 76104', 'refund 76104']);
  });

  it('is asked about until its bank has decided: money that no webhook reports goes back', async () => {
    const { shopper, older, olderPage, newer } = await orderTwice(store, 'stripeDirect');
    await paysOnPage(olderPage);
    expect(result(await shopper.client.payOrder(newer.id, { paymentToken: 'tok_visa' })).status).toBe('paid');
    const stripe = store.deps.providers.get('stripeDirect');
    if (!stripe) throw new Error('cards are taken here');
    const { cancel } = stripe;
    const undecided = async (reference: string) => {
      const outcome = await stripe.find(reference);
      return outcome && { ...outcome, state: 'processing' as const };
    };
    Object.assign(stripe, { cancel: undecided });
    await store.sweep();
    Object.assign(stripe, { cancel });
    await store.sweep();
    expect(await booksOf(older.id)).toEqual(['charge 76104']);
    store.clock.forward(60 * 60_000);
    await store.sweep();
    await store.sweep();
    expect(await statusOf(shopper, older.id)).toBe('cancelled');
    expect(await booksOf(older.id)).toEqual(['charge 76104', 'refund 76104']);
  });

  it('stays closed when its time was over first: paid late, the money goes back', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const older = await shopper.places();
    const page = await openPage(shopper, older.id);
    store.clock.forward(21 * 60_000);
    await store.fault({ kind: 'error500', path: '/v1/checkout/sessions', times: 1 });
    await store.sweep();
    await paysOnPage(page);
    const newer = await shopper.places();
    expect(newer.id).not.toBe(older.id);
    expect(result(await shopper.client.payOrder(newer.id, { paymentToken: 'tok_visa' })).status).toBe('paid');
    store.clock.forward(6_000);
    await store.sweep();
    await store.sweep();
    expect(await statusOf(shopper, older.id)).toBe('cancelled');
    expect(await booksOf(older.id)).toEqual(['charge 76104', 'refund 76104']);
  });

  it('of two pages of one order that were left open, the second is closed when the first is paid', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places();
    const first = await openPage(shopper, id);
    await shopper.client.payOrder(id, { paymentToken: 'tok_chargeDeclined' });
    const second = await openPage(shopper, id);
    expect(second).not.toBe(first);
    await paysOnPage(first);
    await store.sweep();
    expect(await statusOf(shopper, id)).toBe('paid');
    await store.sweep();
    expect((await paysOnPage(second)).status).toBe(404);
    expect(await booksOf(id)).toEqual(['charge 76104']);
  });
});
