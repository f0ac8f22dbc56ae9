import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { FREE_ORDER_CEILING } from '@counterpane/rules/payments/free-order-ceiling';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { coupons } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const STOCK = 'halcyon/hal-classic-foam-s:queen';
const PLACEHOLDER = { id: 'amazon-redeem', card: { last4: '4242', brand: 'Visa' } };

/** Takes real money: a free order of much has to wait. The codes of the test are those of a demo. */
const store = useTestStore(() => openCardStore({ freeOrderCeiling: FREE_ORDER_CEILING }));

const ordersForNothing = async (name: string, size: string) => {
  const shopper = store.shopper();
  await shopper.adds(name, size);
  result(await shopper.client.setCoupon('EVERYTHING'));
  const order = await shopper.places();
  return { shopper, order: result(await shopper.client.payOrder(order.id, { paymentToken: PLACEHOLDER })) };
};

const statusOf = async (shopper: Shopper, id: string) => result(await shopper.client.order(id)).status;

const mailAbout = (shortId: string) => store.sentMail.filter(({ subject }) => subject.includes(shortId));

const staffOrders = async () => {
  const manager = await signedIn(store, 'Maya', 'manager');
  return createStaffOrdersClient((path, init) => manager.fetch(path, init));
};

describe('an order that costs nothing in a store that takes real money', () => {
  it('An order of a pillow for nothing is paid at once', async () => {
    expect((await ordersForNothing('pillow', 'standard')).order.status).toBe('paid');
  });

  it('An order of a mattress for nothing waits for a person, who is told why, and keeps its stock', async () => {
    const before = await stockOf(store, STOCK);
    const { shopper, order } = await ordersForNothing('mattress', 'queen');
    expect(order.status).toBe('needs_attention');
    expect(result(await shopper.client.cart()).itemsCount).toBe(0);
    const [first] = result(await (await staffOrders()).orders());
    expect(first).toMatchObject({ id: order.id, attention: 'free_order', total: { amount: 0 } });
    store.clock.forward(60 * 60_000);
    await store.sweep();
    expect(await statusOf(shopper, order.id)).toBe('needs_attention');
    expect(mailAbout(order.shortId)).toEqual([]);
    const after = await stockOf(store, STOCK);
    expect([after?.available, after?.reserved]).toEqual([
      (before?.available ?? 0) - 1,
      (before?.reserved ?? 0) + 1,
    ]);
  });

  it('A person who releases a free order has it paid and its stock sold', async () => {
    const { shopper, order } = await ordersForNothing('mattress', 'queen');
    const before = await stockOf(store, STOCK);
    result(await (await staffOrders()).decide(order.id, { decision: 'release', reason: 'A prize of ours' }));
    await store.sweep();
    expect(await statusOf(shopper, order.id)).toBe('paid');
    expect(mailAbout(order.shortId)).toHaveLength(1);
    const after = await stockOf(store, STOCK);
    expect([after?.reserved, after?.sold]).toEqual([(before?.reserved ?? 0) - 1, (before?.sold ?? 0) + 1]);
  });

  it('A person who cancels a free order puts its stock back, and nothing is given back that nobody paid', async () => {
    const { shopper, order } = await ordersForNothing('mattress', 'queen');
    const before = await stockOf(store, STOCK);
    result(await (await staffOrders()).decide(order.id, { decision: 'cancel', reason: 'The code leaked' }));
    expect(await statusOf(shopper, order.id)).toBe('cancelled');
    const after = await stockOf(store, STOCK);
    expect([after?.available, after?.reserved]).toEqual([
      (before?.available ?? 0) + 1,
      (before?.reserved ?? 0) - 1,
    ]);
    expect(await store.ledger()).toEqual([]);
  });

  it('The same click again leaves a free order waiting as it is', async () => {
    const { shopper, order } = await ordersForNothing('mattress', 'queen');
    const again = result(await shopper.client.payOrder(order.id, { paymentToken: PLACEHOLDER }));
    expect(again.status).toBe('needs_attention');
    const seen = result(await (await staffOrders()).order(order.id));
    expect(seen.payments).toHaveLength(1);
  });

  it('A mattress whose code leaves a hundredth of its price waits for a person when they are paid, and can be released', async () => {
    const data = sql`jsonb_set(${coupons.data}, '{benefit,basisPoints}', '9900')`;
    await store.database.db.update(coupons).set({ data }).where(eq(coupons.code, 'SLEEP10'));
    store.deps.catalogue.announceChange();
    await expect
      .poll(() => store.deps.catalogue.getStorefront('halcyon').findCoupon('SLEEP10'))
      .toMatchObject({ benefit: { basisPoints: 9_900 } });
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.setCoupon('SLEEP10'));
    const order = await shopper.places();
    expect(order.total.amount).toBeGreaterThan(0);
    const paid = result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    expect(paid.status).toBe('needs_attention');
    const staff = await staffOrders();
    expect(result(await staff.order(order.id)).attention).toBe('free_order');
    result(await staff.decide(order.id, { decision: 'release', reason: 'A prize of ours' }));
    expect(await statusOf(shopper, order.id)).toBe('paid');
  });
});
