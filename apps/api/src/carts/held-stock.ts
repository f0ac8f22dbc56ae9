import { splitLines } from '@counterpane/rules/cart/split-lines';
import type { Product } from '@counterpane/rules/options/product';
import { and, eq } from 'drizzle-orm';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { Queries } from '../database/open.ts';
import { orderDemand, orders } from '../database/schema.ts';
import type { Cart } from './store.ts';

/** Units that the cart's own unpaid order holds, per stock item. */
export const readHeldUnits = async (db: Queries, cartId: string): Promise<Map<string, number>> => {
  const rows = await db
    .select({ item: orderDemand.item, units: orderDemand.units })
    .from(orderDemand)
    .innerJoin(orders, eq(orders.id, orderDemand.orderId))
    .where(and(eq(orders.cartId, cartId), eq(orders.stockIsHeld, true)));
  const held = new Map<string, number>();
  for (const { item, units } of rows) held.set(item, (held.get(item) ?? 0) + units);
  return held;
};

/**
 * The storefront as this cart's shopper sees it: whoever holds the last ones in an unpaid order must not
 * read that they are sold out. Costs a query only when something in the cart looks gone.
 */
export const withHeldStock = async (
  db: Queries,
  cart: Cart | null,
  storefront: Storefront,
): Promise<Storefront> => {
  if (!cart || splitLines(cart.lines, storefront.findProduct).gone.length === 0) return storefront;
  const held = await readHeldUnits(db, cart.id);
  if (held.size === 0) return storefront;
  return {
    ...storefront,
    findProduct: (id) => {
      const product = storefront.findProduct(id);
      return product && withUnits(product, held);
    },
  };
};

const withUnits = (product: Product, held: ReadonlyMap<string, number>): Product => ({
  ...product,
  variants: Object.fromEntries(
    Object.entries(product.variants).map(([sku, variant]) => {
      const isHeld = variant.demand.every(({ stockItem, units }) => (held.get(stockItem) ?? 0) >= units);
      const availability = { ...variant.availability, isInStock: variant.availability.isInStock || isHeld };
      return [sku, { ...variant, availability }];
    }),
  ),
});
