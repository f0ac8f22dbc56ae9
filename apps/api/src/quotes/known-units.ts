import type { FreeUnits } from '@counterpane/rules/cart/shortage';
import type { Storefront } from '../catalogue/snapshot.ts';

const known = new WeakMap<Storefront, FreeUnits>();

/**
 * Free units of every stock item, as the catalogue in memory knows them: a quote asks no database, and
 * the cart itself looks again. What is made of several items tells at least so many of each.
 */
export const knownUnits = (storefront: Storefront): FreeUnits => {
  const units = known.get(storefront) ?? readUnits(storefront);
  known.set(storefront, units);
  return units;
};

const readUnits = ({ entries }: Storefront): FreeUnits => {
  const free = new Map<string, number>();
  for (const { product } of entries)
    for (const { demand, units, availability } of Object.values(product.variants)) {
      const isEndless = availability.isBackOrderAllowed && demand.length === 1;
      for (const part of demand) {
        const least = isEndless ? Number.POSITIVE_INFINITY : units * part.units;
        free.set(part.stockItem, Math.max(free.get(part.stockItem) ?? 0, least));
      }
    }
  return free;
};
