import { type Demand, sumDemand } from '@counterpane/rules/stock/demand';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { stock } from '../../catalogue/tables.ts';
import type { Queries } from '../../database/open.ts';
import { orderDemand } from '../orders/tables.ts';

/**
 * The item that stock was short of, or the reservation; `crossed` means that an item has just sold out or come
 * back.
 */
type Reservation =
  | { readonly ok: true; readonly crossed: boolean }
  | { readonly ok: false; readonly item: string; readonly available: number };

/**
 * Sets units aside, all or none, inside the order's transaction, and gives back what an order before it
 * had reserved. All rows are locked at once in the order of their items, so that two orders never wait for each
 * other [L70].
 */
export const reserveStock = async (
  tx: Queries,
  demand: readonly Demand[],
  released: readonly Demand[] = [],
): Promise<Reservation> => {
  const givenBack = released.map(({ stockItem, units }) => ({ stockItem, units: -units }));
  const change = sumDemand([...demand, ...givenBack]);
  const items = change.map(({ stockItem }) => stockItem);
  if (items.length === 0) return { ok: true, crossed: false };
  const rows = await tx
    .select({ item: stock.item, available: stock.available, backOrder: stock.backOrder })
    .from(stock)
    .where(inArray(stock.item, items))
    .orderBy(asc(stock.item))
    .for('no key update');
  const units = new Map(change.map((one) => [one.stockItem, one.units]));
  const left = (row: (typeof rows)[number]) => row.available - (units.get(row.item) ?? 0);
  const short = rows.find((row) => !row.backOrder && left(row) < 0);
  if (short) {
    const own = released.find(({ stockItem }) => stockItem === short.item)?.units ?? 0;
    return { ok: false, item: short.item, available: short.available + own };
  }
  const unknown = items.find((item) => !rows.some((row) => row.item === item));
  if (unknown !== undefined) return { ok: false, item: unknown, available: 0 };

  await tx
    .update(stock)
    .set({
      available: sql`${stock.available} - ${unitsOf(change)}`,
      reserved: sql`${stock.reserved} + ${unitsOf(change)}`,
    })
    .where(inArray(stock.item, items));
  return { ok: true, crossed: rows.some((row) => row.available > 0 !== left(row) > 0) };
};

/** Makes an order's reserved units available again. True when something is in stock again. */
export const releaseStock = async (tx: Queries, orderId: string): Promise<boolean> => {
  const own = lockedDemand(tx, orderId);
  const rows = await tx
    .with(own)
    .update(stock)
    .set({
      available: sql`${stock.available} + ${own.units}`,
      reserved: sql`${stock.reserved} - ${own.units}`,
    })
    .from(own)
    .where(eq(stock.item, own.item))
    .returning({ available: stock.available, units: own.units });
  return rows.some(({ available, units }) => available > 0 && available - units <= 0);
};

/** An order's reserved units are sold. */
export const sellStock = async (tx: Queries, orderId: string): Promise<void> => {
  const own = lockedDemand(tx, orderId);
  await tx
    .with(own)
    .update(stock)
    .set({ reserved: sql`${stock.reserved} - ${own.units}`, sold: sql`${stock.sold} + ${own.units}` })
    .from(own)
    .where(eq(stock.item, own.item));
};

/** Makes sold units of an order available again, no more than it took. True when something is in stock again. */
export const returnSold = async (
  tx: Queries,
  orderId: string,
  returned: readonly Demand[],
): Promise<boolean> => {
  const taken = await demandOfOrder(tx, orderId);
  let isBack = false;
  for (const { stockItem, units } of sumDemand(returned)) {
    const before = taken.find((one) => one.stockItem === stockItem)?.units ?? 0;
    const back = Math.min(units, before);
    if (back === 0) continue;
    const demand = and(eq(orderDemand.orderId, orderId), eq(orderDemand.item, stockItem));
    if (back === before) await tx.delete(orderDemand).where(demand);
    else
      await tx
        .update(orderDemand)
        .set({ units: before - back })
        .where(demand);
    const [row] = await tx
      .update(stock)
      .set({ available: sql`${stock.available} + ${back}`, sold: sql`${stock.sold} - ${back}` })
      .where(eq(stock.item, stockItem))
      .returning({ available: stock.available });
    if (row && row.available > 0 && row.available - back <= 0) isBack = true;
  }
  return isBack;
};

/** Takes units for an order that is paid, in addition to what it took: sold without a payment. */
export const takeMore = async (
  tx: Queries,
  orderId: string,
  demand: readonly Demand[],
): Promise<Reservation> => {
  const reserved = await reserveStock(tx, demand);
  if (!reserved.ok) return reserved;
  for (const { stockItem, units } of sumDemand(demand)) {
    await tx
      .update(stock)
      .set({ reserved: sql`${stock.reserved} - ${units}`, sold: sql`${stock.sold} + ${units}` })
      .where(eq(stock.item, stockItem));
    await tx
      .insert(orderDemand)
      .values({ orderId, item: stockItem, units })
      .onConflictDoUpdate({
        target: [orderDemand.orderId, orderDemand.item],
        set: { units: sql`${orderDemand.units} + ${units}` },
      });
  }
  return reserved;
};

/** What an order takes. */
export const demandOfOrder = (tx: Queries, orderId: string): Promise<Demand[]> =>
  tx
    .select({ stockItem: orderDemand.item, units: orderDemand.units })
    .from(orderDemand)
    .where(eq(orderDemand.orderId, orderId));

/** An order's demand, its stock rows locked in the order of their items like everybody's. */
const lockedDemand = (tx: Queries, orderId: string) =>
  tx
    .$with('own')
    .as(
      tx
        .select({ item: orderDemand.item, units: orderDemand.units })
        .from(orderDemand)
        .innerJoin(stock, eq(stock.item, orderDemand.item))
        .where(eq(orderDemand.orderId, orderId))
        .orderBy(asc(orderDemand.item))
        .for('no key update', { of: stock }),
    );

const unitsOf = (demand: readonly Demand[]) =>
  sql`(case ${stock.item} ${sql.join(
    demand.map(({ stockItem, units }) => sql`when ${stockItem} then ${units}::int`),
    sql` `,
  )} else 0 end)`;
