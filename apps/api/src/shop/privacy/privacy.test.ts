import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recordAct } from '../../audit/record-act.ts';
import { staffActs } from '../../audit/tables.ts';
import { carts } from '../../cart/carts/tables.ts';
import { EMPTY_HISTORY } from '../../cart/history/empty-history.ts';
import { isoNow } from '../../clock.ts';
import { orders } from '../../order/orders/tables.ts';
import { payments } from '../../order/payments/tables.ts';
import { refunds } from '../../order/refunds/tables.ts';
import { outbox } from '../../outbox/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { newPerson, peopleIn } from '../../testing/people.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { customerSessions, customers } from '../accounts/tables.ts';
import { contactRequests } from '../contact/tables.ts';
import { enforceRetention } from './enforce-retention.ts';
import { erasePerson } from './export-and-erase.ts';
import { RETENTION_DAYS } from './retention.ts';

const DAY_MS = 24 * 3_600_000;

const store = useTestStore(() => openCardStore({ countsLoopback: true }));

const { backdate, cartOf, knows, orderOf, payFor, rowOf } = peopleIn(store);

/** As if nobody had changed a cart for a year. */
const backdateCart = (id: string | null) =>
  store.database.db
    .update(carts)
    .set({ updatedAt: new Date(store.clock.now() - 366 * DAY_MS).toISOString() })
    .where(eq(carts.id, id ?? ''));

describe('the retention of personal data', () => {
  it('removes the person from a paid order seven years after the payment, and not a day before', async () => {
    const who = newPerson();
    const shopper = store.shopper();
    const { id } = await payFor(shopper, who);
    await backdate(id, RETENTION_DAYS.paidOrder - 1);
    await enforceRetention(store.deps);
    expect(await knows(who)).toEqual(who.words);
    await backdate(id, RETENTION_DAYS.paidOrder + 1);
    await enforceRetention(store.deps);
    expect(await knows(who)).toEqual([]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ email: '', status: 'paid' });
    expect(row.frozen.cart.items).toHaveLength(1);
    expect(row.frozen.shippingDetails.address).toMatchObject({ state: 'NY', country: 'US', line1: '' });
    expect((await shopper.client.order(id)).ok).toBe(false);
  });

  it('removes the person from an order that came to nothing after 90 days', async () => {
    const who = newPerson();
    const { id } = await orderOf(store.shopper(), who);
    await backdate(id, 100);
    await enforceRetention(store.deps);
    expect(await knows(who), 'it may still be paid').toEqual(who.words);
    await store.database.db
      .update(orders)
      .set({ status: 'cancelled', cancelledBecause: 'lapsed' })
      .where(eq(orders.id, id));
    await enforceRetention(store.deps);
    expect(await knows(who)).toEqual([]);
  });

  it('keeps an order that was paid and refunded for as long as the ledger refers to it', async () => {
    const who = newPerson();
    const { id } = await payFor(store.shopper(), who);
    await store.database.db
      .update(orders)
      .set({ status: 'cancelled', cancelledBecause: 'by_staff' })
      .where(eq(orders.id, id));
    await backdate(id, 100);
    await enforceRetention(store.deps);
    expect(await knows(who)).toEqual(who.words);
    expect(await erasePerson(store.database, store.clock, who.email)).toMatchObject({
      orders: 0,
      kept: [{ until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    });
    await backdate(id, RETENTION_DAYS.paidOrder + 1);
    await enforceRetention(store.deps);
    expect(await knows(who)).toEqual([]);
  });

  it('removes what staff or a provider wrote about an order with its person', async () => {
    const { db } = store.database;
    const { id } = await payFor(store.shopper(), newPerson());
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
    await db.insert(refunds).values({
      id: 'f'.repeat(24),
      orderId: id,
      paymentId: payment?.id ?? '',
      amountCents: 100,
      currency: 'USD',
      reason: 'Ada rang about her creaking bed',
      lines: [],
      madeBy: 'Maya',
      status: 'failed',
      failure: 'the card of Ada has ended',
      createdAt: isoNow(store.clock),
      askedAt: isoNow(store.clock),
    });
    const failure = { code: 'declined', message: 'Ada has no money' };
    await db.update(payments).set({ failure }).where(eq(payments.orderId, id));
    await backdate(id, RETENTION_DAYS.paidOrder + 1);
    await enforceRetention(store.deps);
    const written = [await db.select().from(refunds), await db.select().from(payments)];
    // Whole phrases: three letters may stand in any id.
    expect(JSON.stringify(written)).not.toMatch(/Ada rang|of Ada|Ada has/);
  });

  it('removes an account two years after its last sign-in, and leaves the orders of its email', async () => {
    const { db } = store.database;
    const who = newPerson();
    const { id } = await payFor(store.shopper(), who);
    await signsIn(store, store.shopper('drift.localhost'), who.email);
    const signedInBefore = async (days: number) => {
      const signedInAt = new Date(store.clock.now() - days * DAY_MS).toISOString();
      await db.update(customers).set({ signedInAt });
      await enforceRetention(store.deps);
      return db.select().from(customers).where(eq(customers.email, who.email));
    };
    expect(await signedInBefore(RETENTION_DAYS.account - 1)).toHaveLength(1);
    await signsIn(store, store.shopper('drift.localhost'), who.email);
    const [{ signedInAt } = { signedInAt: '' }] = await db.select().from(customers);
    expect(new Date(signedInAt).toISOString(), 'a sign-in counts anew').toBe(isoNow(store.clock));
    expect(await signedInBefore(RETENTION_DAYS.account + 1)).toEqual([]);
    expect(await db.select().from(customerSessions)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ email: who.email });
  });

  it('removes everything within the hour, however many orders end at once', async () => {
    const { db } = store.database;
    const old = new Date(store.clock.now() - 366 * DAY_MS).toISOString();
    const many = Array.from({ length: 1_200 }, (_, index) => ({
      id: index.toString(16).padStart(24, '0'),
      storefront: 'halcyon',
      visitorId: `many-${index}`,
      updatedAt: old,
    }));
    await db.insert(carts).values(many);
    await enforceRetention(store.deps);
    expect(await db.select().from(carts).where(eq(carts.updatedAt, old))).toEqual([]);
  });

  it('removes the visitor id of a paid order after 30 days, also where addresses are not counted', async () => {
    const { id } = await payFor(store.shopper(), newPerson());
    const { db } = store.database;
    const isOf = eq(payments.orderId, id);
    await db.update(payments).set({ addressKey: null, networkKey: 'a network' }).where(isOf);
    await backdate(id, 31);
    await enforceRetention(store.deps);
    expect(await db.select().from(payments).where(isOf)).toMatchObject([
      { visitorKey: null, networkKey: null },
    ]);
  });

  it('removes the address that an order was placed or paid from after 30 days', async () => {
    const { id } = await payFor(store.shopper(), newPerson());
    const keys = async () => {
      const paid = await store.database.db.select().from(payments).where(eq(payments.orderId, id));
      return [(await rowOf(id)).addressKey, ...paid.map(({ addressKey }) => addressKey)];
    };
    await backdate(id, 29);
    await enforceRetention(store.deps);
    expect(await keys()).toEqual([expect.any(String), expect.any(String)]);
    await backdate(id, 31);
    await enforceRetention(store.deps);
    expect(await keys()).toEqual([null, null]);
  });

  it('deletes a cart that has not changed for a year', async () => {
    const shopper = store.shopper();
    const { id } = await shopper.adds('pillow', 'standard');
    const changed = async (days: number) => {
      const updatedAt = new Date(store.clock.now() - days * DAY_MS).toISOString();
      await store.database.db
        .update(carts)
        .set({ updatedAt })
        .where(eq(carts.id, id ?? ''));
      await enforceRetention(store.deps);
      return result(await shopper.client.cart()).items.length;
    };
    expect(await changed(364)).toBe(1);
    expect(await changed(366)).toBe(0);
  });

  it('deletes a cart that has not changed for a year and whose order came to nothing', async () => {
    const shopper = store.shopper();
    const order = await orderOf(shopper, newPerson());
    await backdateCart(order.cart.id);
    await enforceRetention(store.deps);
    expect(result(await shopper.client.cart()).items).toEqual([]);
  });

  it('deletes what could be restored of a cart that was emptied a year ago', async () => {
    const shopper = store.shopper();
    const order = await orderOf(shopper, newPerson());
    result(await shopper.client.clearCart());
    expect((await cartOf(order.cart.id))?.undo).toMatchObject({ contents: { lines: [{ quantity: 1 }] } });
    await backdateCart(order.cart.id);
    await enforceRetention(store.deps);
    expect(await cartOf(order.cart.id)).toMatchObject({ ...EMPTY_HISTORY, lines: [], checkout: {} });
    expect(result(await shopper.client.undoClear()).items).toEqual([]);
  });

  it('keeps a message for two years, acts of staff for 400 days, and the trace of an email for 90', async () => {
    const { db } = store.database;
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    const message = {
      storefront: 'halcyon',
      visitorId: 'v',
      name: 'Ada',
      phone: null,
      topic: 'other' as const,
    };
    for (const [index, days] of [728, 732].entries()) {
      const id = String(index).repeat(24);
      await db.insert(contactRequests).values({
        ...message,
        id,
        reference: id,
        fingerprint: id,
        email: 'ada@example.com',
        message: 'My bed creaks',
        createdAt: new Date(store.clock.now() - days * DAY_MS).toISOString(),
      });
    }
    for (const days of [398, 402])
      await recordAct(
        db,
        { memberId: 'm', address: '192.0.2.1', at: ago(days + (Date.now() - store.clock.now()) / DAY_MS) },
        { action: 'sign-in', outcome: 'done' },
      );
    await db.delete(outbox);
    for (const days of [89, 91])
      await db.insert(outbox).values({
        topic: 'order.paid',
        payload: {},
        nextAttemptAt: ago(days),
        doneAt: new Date(store.clock.now() - days * DAY_MS).toISOString(),
      });
    await enforceRetention(store.deps);
    expect((await db.select().from(contactRequests)).map(({ id }) => id)).toEqual(['0'.repeat(24)]);
    expect(await db.select().from(staffActs)).toHaveLength(1);
    expect(await db.select().from(outbox)).toHaveLength(1);
  });
});
