import { LRUCache } from 'lru-cache';
import type { Storefront } from './storefront.ts';

/** Of one storefront: more than all variants of its products, which is what most is remembered by. */
const MOST_REMEMBERED = 50_000;

/**
 * A cache of values worked out from a storefront, by key; the least recently used value leaves first. A storefront
 * becomes another object as soon as its prices change, and its cache goes with it.
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
