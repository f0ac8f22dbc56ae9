import type { Storefront } from '../storefront.ts';
import { rememberByObjects } from './remember-by-objects.ts';

/** Where values are remembered by their keys: a `Map`, or an `LRUCache` where there are more keys than a catalogue has. */
interface Memory<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): unknown;
}

/**
 * Remembers what is worked out of a storefront, by a key. A storefront is another object as soon as its prices are
 * others: what is remembered of the old one goes with it.
 */
export const rememberByStorefront = <Value>(
  createMemory: () => Memory<Value> = () => new Map<string, Value>(),
) => {
  const memories = rememberByObjects<Memory<Value>>();
  return (storefront: Storefront, key: string, make: () => Value): Value => {
    const values = memories([storefront], createMemory);
    const found = values.get(key);
    if (found !== undefined) return found;
    const made = make();
    values.set(key, made);
    return made;
  };
};
