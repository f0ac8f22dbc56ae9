import { LRUCache } from 'lru-cache';
import type { Storefront } from './storefront.ts';

/** Of one storefront: more than all variants of its products, which is what most is remembered by. */
const MOST_REMEMBERED = 50_000;

/**
 * Remembers what is worked out of a storefront, by a key: what was asked for longest ago is forgotten first. A storefront
 * is another object as soon as its prices are others: what is remembered of the old one goes with it.
 */
export const rememberByStorefront = <Value extends NonNullable<unknown>>(most = MOST_REMEMBERED) => {
  const known = new WeakMap<Storefront, LRUCache<string, Value>>();
  return (storefront: Storefront, key: string, make: () => Value): Value => {
    const values = known.get(storefront) ?? new LRUCache<string, Value>({ max: most });
    known.set(storefront, values);
    const found = values.get(key);
    if (found !== undefined) return found;
    const made = make();
    values.set(key, made);
    return made;
  };
};
