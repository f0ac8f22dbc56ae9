import type { Queries } from '@counterpane/api/database/open';
import { orders } from '@counterpane/api/order/orders/tables';
import { boughtKeys } from '@counterpane/api/shop/recommendations/learn-purchase';
import type { RankedFor } from '@counterpane/rules/recommendations/rank-recommendations';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Basket } from './basket.ts';

/** What was bought in some storefronts, in the order of time; what is not sold any more is left out. */
export const readBaskets = async (
  db: Queries,
  storefronts: readonly string[],
  products: readonly RankedFor[],
): Promise<Basket[]> => {
  const known = new Map(products.map((product) => [product.key, product]));
  const bought = await db
    .select({ frozen: orders.frozen, purchasedAt: orders.purchasedAt })
    .from(orders)
    .where(and(inArray(orders.storefront, [...storefronts]), isNotNull(orders.purchasedAt)))
    .orderBy(orders.purchasedAt);
  return bought.map(({ frozen, purchasedAt }) => ({
    items: boughtKeys({ frozen }).flatMap((key) => known.get(key) ?? []),
    at: Date.parse(purchasedAt ?? ''),
  }));
};
