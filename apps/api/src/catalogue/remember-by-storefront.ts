import type { Storefront } from './storefront.ts';

/**
 * Remembers what is worked out of a storefront, by a key. A storefront is another object as soon as its prices are
 * others: what is remembered of the old one goes with it.
 */
export const rememberByStorefront = <Value>() => {
  const known = new WeakMap<Storefront, Map<string, Value>>();
  return (storefront: Storefront, key: string, make: () => Value): Value => {
    const values = known.get(storefront) ?? new Map<string, Value>();
    known.set(storefront, values);
    const found = values.get(key);
    if (found !== undefined) return found;
    const made = make();
    values.set(key, made);
    return made;
  };
};
