import { shortLines } from '@counterpane/rules/cart/short-lines';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import type { Product, Variant } from '@counterpane/rules/options/product';
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
 * read that they are sold out. Costs a query only when something in the cart looks gone or short.
 */
export const withHeldStock = async (
  db: Queries,
  cart: Cart | null,
  storefront: Storefront,
): Promise<Storefront> => {
  if (!cart) return storefront;
  const { sellable, gone } = splitLines(cart.lines, storefront.findProduct);
  if (gone.length === 0 && shortLines(sellable, storefront.findProduct).length === 0) return storefront;
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

/** A product with units of its stock items beside those that the catalogue knows of. */
const withUnits = (product: Product, more: ReadonlyMap<string, number>): Product => ({
  ...product,
  variants: mapVariants(product, (variant) => {
    const held = variant.demand.map(({ stockItem, units }) => Math.floor((more.get(stockItem) ?? 0) / units));
    const units = variant.units + Math.min(...held);
    return withStock(variant, units, variant.availability.isInStock || units > 0);
  }),
});

/**
 * The storefront with the stock of some items as it really is: what the catalogue knows may be minutes old.
 * Read by an order that found a gift to be short.
 */
export const withRealStock = (storefront: Storefront, real: ReadonlyMap<string, number>): Storefront => {
  if (real.size === 0) return storefront;
  const restock = (product: Product): Product => ({
    ...product,
    variants: mapVariants(product, (variant) => {
      const left = variant.demand.flatMap(({ stockItem, units }) => {
        const onHand = real.get(stockItem);
        return onHand === undefined ? [] : [Math.floor(onHand / units)];
      });
      const units = Math.min(variant.units, ...left);
      return withStock(variant, units, variant.availability.isInStock && units > 0);
    }),
  });
  return {
    ...storefront,
    findProduct: (id) => {
      const product = storefront.findProduct(id);
      return product && restock(product);
    },
  };
};

const mapVariants = ({ variants }: Product, change: (variant: Variant) => Variant): Product['variants'] =>
  Object.fromEntries(Object.entries(variants).map(([sku, variant]) => [sku, change(variant)]));

const withStock = (variant: Variant, units: number, isInStock: boolean): Variant => ({
  ...variant,
  units,
  availability: { ...variant.availability, isInStock },
});
