import { shortLines } from '@counterpane/rules/cart/short-lines';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import type { Product } from '@counterpane/rules/options/product';
import type { KnownDemand } from '@counterpane/rules/stock/demand';
import { stockOf } from '../../catalogue/product.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { CartReads } from './order-facts.ts';
import type { Cart } from './store.ts';

/**
 * The storefront as this cart's shopper sees it: whoever holds the last ones in an unpaid order must not
 * read that they are sold out. Costs a query only when something in the cart looks gone or short.
 */
export const withHeldStock = async (
  { db, orders }: CartReads,
  cart: Cart | null,
  storefront: Storefront,
): Promise<Storefront> => {
  if (!cart) return storefront;
  const { sellable, gone } = splitLines(cart.lines, storefront.findProduct);
  if (gone.length === 0 && shortLines(sellable, storefront.findProduct).length === 0) return storefront;
  const held = await orders.readHeldUnits(db, cart.id);
  if (held.size === 0) return storefront;
  return withParts(storefront, (part) => ({
    ...part,
    available: (part.available ?? 0) + (held.get(part.stockItem) ?? 0),
  }));
};

/**
 * The storefront with the stock of some items as it really is: what the catalogue knows may be minutes old.
 * Read by an order that found a gift to be short, so that these items cannot be back-ordered either.
 */
export const withRealStock = (storefront: Storefront, real: ReadonlyMap<string, number>): Storefront =>
  real.size === 0
    ? storefront
    : withParts(storefront, (part) => {
        const available = real.get(part.stockItem);
        return available === undefined ? part : { ...part, available, backOrder: false };
      });

/** The storefront where the stock of variants' parts is another. */
const withParts = (storefront: Storefront, change: (part: KnownDemand) => KnownDemand): Storefront => ({
  ...storefront,
  findProduct: (id) => {
    const product = storefront.findProduct(id);
    return product && restock(product, change);
  },
});

const restock = (product: Product, change: (part: KnownDemand) => KnownDemand): Product => ({
  ...product,
  variants: Object.fromEntries(
    Object.entries(product.variants).map(([sku, variant]) => {
      const { demand, units, ...flags } = stockOf(variant.demand.map(change));
      return [sku, { ...variant, demand, units, availability: { ...variant.availability, ...flags } }];
    }),
  ),
});
