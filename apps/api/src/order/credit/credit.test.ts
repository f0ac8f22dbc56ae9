import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { documentFacts } from '../documents/document-facts.ts';
import { creditNoteOf } from '../documents/order-document.ts';
import { findOrder } from '../orders/store.ts';
import { ledgerEntries } from '../payments/tables.ts';
import { refundsOf } from '../refunds/store.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));
const drifter = () => store.shopper('drift.localhost');
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A paid order of a pillow, placed with an email. */
const buys = async (email: string, shopper: Shopper = drifter()) => {
  await shopper.adds('pillow', 'standard');
  const { id } = await shopper.places({ email });
  const paid = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id, total: paid.total.amount, shortId: paid.shortId, cart: paid.cart };
};

const refunds = async (id: string, wish: Parameters<ReturnType<typeof staff>['refund']>[1]) => {
  const made = await staff().refund(id, wish);
  await store.sweep();
  await store.sweep();
  return made;
};

const refundedAtCompany = async (id: string) =>
  (await store.ledger())
    .filter(({ orderId, kind }) => orderId === id && kind === 'refund')
    .map(({ amount }) => amount);

/** The account of the ledger that an order has entries of. */
const creditOf = async (id: string): Promise<number> =>
  Object.entries(await accountsOf(store, id)).find(([account]) => account.startsWith('credit:'))?.[1] ?? 0;

describe('a refund by staff', () => {
  it('to store credit gives all of it at once, by a double entry, and asks no company for anything', async () => {
    const { id, total, shortId } = await buys('Ada@Example.com');
    result(await refunds(id, { amount: total, reason: 'Sorry', credit: 'all' }));
    expect(await refundedAtCompany(id)).toEqual([]);
    expect(await accountsOf(store, id)).toMatchObject({ sales: -total, refunds: total });
    expect(await creditOf(id)).toBe(-total);
    const account = await signsIn(store, drifter(), 'ada@example.com');
    expect(result(await account.credit())).toMatchObject({
      balance: usd(total),
      entries: [{ kind: 'given', order: { id, shortId }, amount: usd(total) }],
    });
    const told = store.sentMail.filter(({ messageId }) => messageId.startsWith('refund.'));
    expect(told.at(-1)?.text).toContain('as store credit');
  });

  it('in part to store credit gives the rest to what it was paid with, and its credit notes come to both', async () => {
    const { id, total, cart } = await buys('grace@example.com');
    const [pillow] = cart.items;
    const lines = [{ itemIdentifier: pillow?.itemIdentifier ?? '', quantity: 1 }];
    result(await refunds(id, { lines, reason: 'Sorry', credit: 1_000 }));
    expect(await refundedAtCompany(id)).toEqual([total - 1_000]);
    expect(await creditOf(id)).toBe(-1_000);
    const order = await findOrder(store.database.db, id);
    if (!order) throw new Error('no order');
    const facts = await documentFacts(store.deps, order, 'en');
    const notes = (await refundsOf(store.database.db, id))
      .toSorted((one, other) => Number(one.toCredit) - Number(other.toCredit))
      .map((one) => creditNoteOf(facts, one));
    expect(notes.map(({ sums, total: whole }) => [sums.at(-1), whole])).toEqual([
      [
        { title: 'Less what became store credit', amount: '-$10.00' },
        expect.objectContaining({ title: 'Refunded' }),
      ],
      [
        { title: 'Store credit', amount: '$10.00' },
        { title: 'Given as store credit', amount: '$10.00' },
      ],
    ]);
    expect(refusal(await staff().refund(id, { amount: 1, reason: 'More' })).code).toBe('refund_nothing_left');
  });

  it('to store credit is refused where the storefront has none', async () => {
    const { id } = await buys('mary@example.com', store.shopper());
    const wish = { amount: 100, reason: 'Sorry', credit: 'all' } as const;
    expect(refusal(await staff().refund(id, wish)).code).toBe('credit_not_here');
    await setFlag(store, 'accounts', true);
    expect(refusal(await staff().refund(id, wish)).code).toBe('credit_not_here');
    const account = await signsIn(store, store.shopper(), 'mary@example.com');
    expect(refusal(await account.credit()).code).toBe('not_found');
    await setFlag(store, 'storeCredit', true);
    result(await staff().refund(id, wish));
    expect(result(await account.credit()).balance).toEqual(usd(100));
  });
});

describe('a return', () => {
  it('is store credit where its customer wants that, for exactly the cents that were seen', async () => {
    const shopper = drifter();
    const { id, total, cart } = await buys('edith@example.com', shopper);
    for (const shipment of result(await staff().order(id)).shipments)
      for (const to of ['ready', 'delivered'] as const)
        result(await staff().moveShipment(id, shipment.id, { to }));
    const line = { itemIdentifier: cart.items[0]?.itemIdentifier ?? '', quantity: 1 };
    const seen = result(await shopper.client.previewReturn(id, { lines: [line] }));
    expect([seen.mayBeCredit, seen.refund.amount]).toEqual([true, total]);
    const asked = { id: seen.id, lines: [{ ...line, reason: 'too_soft' as const }], photos: [] };
    result(await shopper.client.requestReturn(id, { ...asked, toCredit: true, refund: total }));
    result(await staff().moveReturn(id, seen.id, { to: 'approved', told: '' }));
    const lines = [{ ...line, restocked: 1 }];
    result(await staff().receiveReturn(id, seen.id, { lines, told: '' }));
    await store.sweep();
    expect(await refundedAtCompany(id)).toEqual([]);
    expect(await creditOf(id)).toBe(-total);
    const [made] = result(await shopper.client.orderReturns(id)).returns;
    expect(made).toMatchObject({ status: 'refunded', toCredit: true });
    expect(store.sentMail.some(({ text }) => text.includes('of store credit for it once we have it'))).toBe(
      true,
    );
  });
});

it('Store credit belongs to one email at one storefront, and its entries are even', async () => {
  const { id } = await buys('joan@example.com');
  result(await refunds(id, { amount: 500, reason: 'Sorry', credit: 'all' }));
  const other = await signsIn(store, drifter(), 'mallory@example.com');
  expect(result(await other.credit())).toEqual({
    ...{ balance: usd(0), staysWithOrders: false, entries: [] },
  });
  const [given] = await store.database.db
    .select()
    .from(ledgerEntries)
    .where(like(ledgerEntries.booking, 'credit-given:%'));
  const both = await store.database.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.booking, given?.booking ?? ''));
  expect(both.map(({ amountCents }) => amountCents).reduce((a, b) => a + b, 0)).toBe(0);
});

/** A signed-in customer of Drift who has so much store credit. */
const customerWith = async (email: string, cents: number) => {
  const { id } = await buys(email);
  result(await refunds(id, { amount: cents, reason: 'Sorry', credit: 'all' }));
  const shopper = drifter();
  const account = await signsIn(store, shopper, email);
  return { shopper, balance: async () => result(await account.credit()).balance.amount };
};

/** What of a cart is ordered with so much credit. */
const orders = async (shopper: Shopper, email: string, credit: number) => {
  await shopper.adds('mattress', 'queen');
  return shopper.client.createOrder({ ...(await shopper.order({ email })), credit });
};

const chargedAtCompany = async (id: string) =>
  (await store.ledger())
    .filter(({ orderId, kind }) => orderId === id && kind === 'charge')
    .map(({ amount }) => amount);

describe('an order with store credit', () => {
  it('is charged the rest alone, and what it gives back goes to its payment first and then to credit', async () => {
    const email = 'radia@example.com';
    const { shopper, balance } = await customerWith(email, 3_000);
    const order = result(await orders(shopper, email, 3_000));
    expect([order.credit, await balance()]).toEqual([usd(3_000), 0]);
    const paid = result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    const total = order.total.amount;
    expect([paid.status, await chargedAtCompany(order.id)]).toEqual(['paid', [total - 3_000]]);
    await store.sweep();
    const told = store.sentMail.findLast(({ subject }) => subject.includes(order.shortId));
    expect(told?.text).toContain('Store credit: -$30.00');
    expect(await accountsOf(store, order.id)).toMatchObject({ sales: -total, 'credit-set-aside': 0 });
    const { balance: left } = result(await staff().order(order.id));
    expect([left.left.amount, left.charged.amount]).toEqual([total, total - 3_000]);
    result(await refunds(order.id, { amount: 500, reason: 'Sorry' }));
    result(await refunds(order.id, { amount: total - 500, reason: 'Sorry' }));
    const back = (await refundedAtCompany(order.id)).reduce((sum, cents) => sum + cents, 0);
    expect([back, await balance()]).toEqual([total - 3_000, 3_000]);
    expect(refusal(await staff().refund(order.id, { amount: 1, reason: 'x' })).code).toBe(
      'refund_nothing_left',
    );
  });

  it('that credit covers needs no other way to pay, and is credit again when it is cancelled', async () => {
    const email = 'frances@example.com';
    const rich = await buys(email);
    await rich.shopper.adds('mattress', 'queen');
    const bed = await rich.shopper.places({ email });
    result(await rich.shopper.client.payOrder(bed.id, { paymentToken: 'tok_visa' }));
    await store.sweep();
    result(await refunds(bed.id, { amount: bed.total.amount, reason: 'Sorry', credit: 'all' }));
    const shopper = drifter();
    const account = await signsIn(store, shopper, email);
    const order = result(await orders(shopper, email, bed.total.amount));
    const paid = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    expect([paid.status, await chargedAtCompany(order.id)]).toEqual(['paid', []]);
    expect(paid.paymentDetails.last4).toBeNull();
    expect(result(await account.credit()).balance.amount).toBe(0);
    await store.sweep();
    const lines = paid.cart.items
      .filter(({ isGift }) => !isGift)
      .map(({ itemIdentifier, quantity }) => ({ itemIdentifier, quantity }));
    const seen = result(await shopper.client.previewCancellation(order.id, { lines }));
    result(await shopper.client.cancelItems(order.id, { id: seen.id, lines, refund: seen.refund.amount }));
    expect(result(await account.credit()).balance.amount).toBe(seen.refund.amount);
  });

  it('that is declined has it set aside for the next try, and one that is left has its customer’s credit freed', async () => {
    const email = 'hedy@example.com';
    const { shopper, balance } = await customerWith(email, 2_000);
    const order = result(await orders(shopper, email, 2_000));
    const declined = await shopper.client.payOrder(order.id, { paymentToken: 'tok_chargeDeclined' });
    expect(refusal(declined).code).toBe('payment_failed');
    result(await shopper.client.useCredit(true));
    const { credit } = result(await shopper.client.checkout());
    expect([await balance(), credit]).toEqual([0, { available: usd(2_000), used: usd(2_000) }]);
    const again = result(
      await shopper.client.createOrder({ ...(await shopper.order({ email })), credit: 0 }),
    );
    expect([again.credit, await balance()]).toEqual([null, 2_000]);
    const third = result(
      await shopper.client.createOrder({ ...(await shopper.order({ email })), credit: 2_000 }),
    );
    expect([third.id === again.id, await balance()]).toEqual([false, 0]);
    store.clock.forward(60 * 60_000);
    await store.sweep();
    expect(await balance()).toBe(2_000);
    expect(result(await shopper.client.order(third.id)).status).toBe('cancelled');
  });

  it('takes no more than there is, nothing of a guest or of another email, and leaves no rest that no card is charged', async () => {
    const email = 'karen@example.com';
    const { shopper } = await customerWith(email, 2_000);
    expect(refusal(await orders(shopper, email, 2_001)).code).toBe('credit_changed');
    expect(refusal(await orders(drifter(), email, 2_000)).code).toBe('credit_changed');
    const other = drifter();
    await signsIn(store, other, 'eve@example.com');
    expect(refusal(await orders(other, email, 100)).code).toBe('credit_changed');
    const { totalPrice } = result(await shopper.client.cart());
    const wish = { ...(await shopper.order({ email })), credit: totalPrice.amount - 50 };
    expect(refusal(await shopper.client.createOrder(wish)).code).toBe('credit_changed');
  });

  it('of five that want the same credit at once is one', async () => {
    const email = 'margaret@example.com';
    await customerWith(email, 2_000);
    const wishes = [];
    for (let one = 0; one < 5; one += 1) {
      // A mailbox gets so many codes an hour.
      store.clock.forward(61 * 60_000);
      const shopper = drifter();
      await signsIn(store, shopper, email);
      await shopper.adds('mattress', 'queen');
      wishes.push({ shopper, wish: { ...(await shopper.order({ email })), credit: 2_000 } });
    }
    const placed = await Promise.all(wishes.map(({ shopper, wish }) => shopper.client.createOrder(wish)));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(placed.flatMap((one) => (one.ok ? [] : [one.error.code]))).toEqual(
      Array.from({ length: 4 }, () => 'credit_changed'),
    );
  });
});
