import { purchaseWeight } from '@counterpane/rules/recommendations/purchase-weight';
import { sql } from 'drizzle-orm';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findOrder, type Order } from '../../order/orders/store.ts';
import { learnedOrders, purchaseCounts, purchasePairs } from './tables.ts';

/** Counts what was bought together in an order that went through: once, though its message may come twice. */
export const learnPurchase = async (
  { database, catalogue, clock }: Pick<OrderDeps, 'database' | 'catalogue' | 'clock'>,
  orderId: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    const brand = order && catalogue.findStorefront(order.storefront)?.brand.key;
    if (!brand || order.purchasedAt === null) return;
    const learned = await tx
      .insert(learnedOrders)
      .values({ orderId, learnedAt: isoNow(clock) })
      .onConflictDoNothing()
      .returning({ orderId: learnedOrders.orderId });
    if (learned.length === 0) return;
    const weight = purchaseWeight(Date.parse(order.purchasedAt));
    const counts = boughtKeys(order).map((productKey) => ({ brand, productKey, weight }));
    if (counts.length === 0) return;
    await tx
      .insert(purchaseCounts)
      .values(counts)
      .onConflictDoUpdate({
        target: [purchaseCounts.brand, purchaseCounts.productKey],
        set: { weight: sql`${purchaseCounts.weight} + excluded.weight` },
      });
    const pairs = counts.flatMap((one) =>
      counts.filter((other) => other !== one).map((other) => ({ ...one, withKey: other.productKey })),
    );
    if (pairs.length === 0) return;
    await tx
      .insert(purchasePairs)
      .values(pairs)
      .onConflictDoUpdate({
        target: [purchasePairs.brand, purchasePairs.productKey, purchasePairs.withKey],
        set: { weight: sql`${purchasePairs.weight} + excluded.weight` },
      });
  });

/**
 * What was chosen: gifts and plans come with something. In one order for everybody, so that two orders that are learned at
 * once do not wait for each other's rows.
 */
export const boughtKeys = ({ frozen }: Pick<Order, 'frozen'>): string[] =>
  [
    ...new Set(
      frozen.cart.items
        .filter(({ isGift, product }) => !isGift && product.metadata.reportToAnalytics)
        .map(({ product }) => product.inventoryKey),
    ),
  ].toSorted();
