import type { OrderClaims } from '@counterpane/contract/orders/claims';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { orders } from '../orders/tables.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

/** A paid order of a mattress with a plan for accidents, and a pillow. */
const ordered = async () => {
  const shopper = store.shopper();
  const { items } = await shopper.adds('mattress', 'queen');
  await shopper.adds('pillow', 'king');
  const bed = items.find(({ isGift }) => !isGift)?.itemIdentifier ?? '';
  const plan = await shopper.item('mattress-accident-protection-5-year', 'queen');
  result(await shopper.client.addItems([{ ...plan, forItem: bed }]));
  const { id } = await shopper.places();
  const { token } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id, bed, token };
};

const delivers = async (id: string): Promise<void> => {
  for (const shipment of result(await staff().order(id)).shipments)
    for (const to of ['ready', 'delivered'] as const)
      result(await staff().moveShipment(id, shipment.id, { to }));
};

describe('what covers an order', () => {
  it('begins with its delivery: the warranty as it was promised, and what the plan adds', async () => {
    const { shopper, id, bed } = await ordered();
    const coverOf = async (title: RegExp) =>
      result(await shopper.client.orderClaims(id)).lines.find((line) => title.test(line.title));
    expect(await coverOf(/mattress/i)).toMatchObject({ itemIdentifier: bed, bar: 'not_delivered' });
    await delivers(id);
    expect(await coverOf(/mattress/i)).toMatchObject({
      warranty: { until: null },
      plans: [{ isAccidental: true, until: '2031-11-20' }],
      bar: null,
    });
    expect(await coverOf(/pillow/i)).toMatchObject({
      warranty: { until: '2031-11-20' },
      plans: [],
      bar: null,
    });
    expect(await coverOf(/protection/i)).toBeUndefined();
  });

  it('follows from the brand of the day where an older order has nothing frozen', async () => {
    const { shopper, id, token } = await ordered();
    await delivers(id);
    const { db } = store.database;
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('no order');
    const { policies: _, goods: __, ...frozen } = row.frozen;
    await db.update(orders).set({ frozen, createdAt: '2023-06-01T00:00:00.000Z' }).where(eq(orders.id, id));
    // So old an order is opened by a link.
    const answer = await shopper.fetch(`/api/orders/${id}/claims?token=${token}`);
    const { lines }: OrderClaims = (await answer.json()).result;
    // Pillows had three years then.
    expect(lines.find(({ title }) => /pillow/i.test(title))?.warranty).toEqual({ until: '2029-11-20' });
    expect(lines.flatMap(({ plans }) => plans)).toMatchObject([{ until: '2031-11-20' }]);
  });

  it('is told to those who may see the order', async () => {
    const { id } = await ordered();
    expect(refusal(await store.shopper().client.orderClaims(id)).code).toBe('order_not_found');
  });
});
