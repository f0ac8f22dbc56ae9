import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  readUnpaidTotals,
  watchUnpaidReservations,
} from '../../order/reservations/watch-unpaid-reservations.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';

const lines: Record<string, unknown>[] = [];
let store: CardStore;
beforeAll(async () => {
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  store = await openCardStore({ logger });
});
afterAll(() => store.close());

const places = async (size: string, quantity: number) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', size, quantity);
  return { shopper, order: await shopper.places() };
};

const warnings = async () => {
  lines.length = 0;
  await watchUnpaidReservations(store.deps);
  return lines.filter(({ event }) => event === 'unpaidHold');
};

it('Staff see of which items unpaid orders reserve units, how many orders and visitors, and what is left', async () => {
  const maya = await signedIn(store, 'Maya');
  const staffOrders = createStaffOrdersClient((path, init) => maya.fetch(path, init));
  expect(result(await staffOrders.unpaidReservations())).toEqual([]);
  expect(await readUnpaidTotals(store.database.db)).toEqual({ orders: 0, units: 0, oldest_seconds: 0 });
  await places('calKing', 2);
  await places('calKing', 2);
  const paid = await places('calKing', 1);
  result(await paid.shopper.client.payOrder(paid.order.id, { paymentToken: 'tok_visa' }));
  const hold = result(await staffOrders.unpaidReservations()).find(({ item }) =>
    /classic-foam-s:calking/i.test(item),
  );
  expect(hold).toMatchObject({
    units: 4,
    orders: 2,
    visitors: 2,
    available: 5,
    percent: 44,
  });
  const totals = await readUnpaidTotals(store.database.db);
  expect(totals).toMatchObject({ orders: 2, oldest_seconds: expect.any(Number) });
  expect(totals.units).toBeGreaterThanOrEqual(4);
});

it('Nobody but staff sees them', async () => {
  const shopper = store.shopper();
  const staffOrders = createStaffOrdersClient((path, init) => shopper.fetch(path, init));
  expect(refusal(await staffOrders.unpaidReservations()).status).toBe(401);
});

it('An item of which unpaid orders reserve more than 30 % is told in the log, few units of a rare one are not', async () => {
  expect(await warnings()).toEqual([]);
  await store.database.db.execute(
    sql`update stock set available = 60 where item = 'halcyon/hal-classic-foam-s:twin'`,
  );
  await places('twin', 25);
  expect(await warnings()).toMatchObject([
    { level: 40, item: 'halcyon/hal-classic-foam-s:twin', units: 25, orders: 1, percent: 42 },
  ]);
});
