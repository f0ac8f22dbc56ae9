import type { FindProduct, Product } from '@counterpane/rules/options/product';
import type { KnownDemand } from '@counterpane/rules/stock/demand';
import { stockOf } from '../../catalogue/product.ts';

/** Products with the units that a cart's own unpaid order reserves added to what is available, by stock item. */
export const withReservedUnits = (
  findProduct: FindProduct,
  reserved: Readonly<Record<string, number>>,
): FindProduct =>
  withParts(findProduct, (part) => ({
    ...part,
    available: (part.available ?? 0) + (reserved[part.stockItem] ?? 0),
  }));

/**
 * Products with the stock of some items as it really is: what the catalogue knows may be minutes old.
 * Read by an order that found a gift to be short, so that these items cannot be back-ordered either.
 */
export const findRestocked = (findProduct: FindProduct, real: ReadonlyMap<string, number>): FindProduct =>
  real.size === 0
    ? findProduct
    : withParts(findProduct, (part) => {
        const available = real.get(part.stockItem);
        return available === undefined ? part : { ...part, available, backOrder: false };
      });

/** Products with other stock for the parts of their variants. */
const withParts =
  (findProduct: FindProduct, change: (part: KnownDemand) => KnownDemand): FindProduct =>
  (id) => {
    const product = findProduct(id);
    return product && restock(product, change);
  };

const restock = (product: Product, change: (part: KnownDemand) => KnownDemand): Product => ({
  ...product,
  variants: Object.fromEntries(
    Object.entries(product.variants).map(([sku, variant]) => {
      const { demand, units, ...flags } = stockOf(variant.demand.map(change));
      return [sku, { ...variant, demand, units, availability: { ...variant.availability, ...flags } }];
    }),
  ),
});
