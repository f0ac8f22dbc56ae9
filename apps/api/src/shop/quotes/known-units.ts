import type { FreeUnits } from '@counterpane/rules/cart/shortage';
import { freeUnits } from '@counterpane/rules/stock/free-units';
import type { Storefront } from '../../catalogue/storefront.ts';

const known = new WeakMap<Storefront, FreeUnits>();

/**
 * Free units of every stock item, as the catalogue in memory knows them: a quote asks no database, and
 * the cart itself looks again.
 */
export const knownUnits = (storefront: Storefront): FreeUnits => {
  const units = known.get(storefront) ?? readUnits(storefront);
  known.set(storefront, units);
  return units;
};

const readUnits = ({ entries }: Storefront): FreeUnits =>
  freeUnits(entries.flatMap(({ product }) => Object.values(product.variants)));
