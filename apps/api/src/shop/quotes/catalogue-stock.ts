import type { AvailableByItem } from '@counterpane/rules/cart/shortage';
import { availableStock } from '@counterpane/rules/stock/available-stock';
import type { Storefront } from '../../catalogue/storefront.ts';

const known = new WeakMap<Storefront, AvailableByItem>();

/**
 * The available units of every stock item, as the catalogue in memory knows them: a quote asks no database, and
 * the cart itself looks again.
 */
export const catalogueStock = (storefront: Storefront): AvailableByItem => {
  const units = known.get(storefront) ?? readUnits(storefront);
  known.set(storefront, units);
  return units;
};

const readUnits = ({ entries }: Storefront): AvailableByItem =>
  availableStock(entries.flatMap(({ product }) => Object.values(product.variants)));
