import { expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';
import { rememberByStorefront } from './remember-by-storefront.ts';

const store = useTestStore();

it('What is remembered of a storefront is made once for each key, and anew for one with other prices', () => {
  const remember = rememberByStorefront<number>();
  const storefront = store.deps.catalogue.getStorefront('halcyon');
  let made = 0;
  const make = () => made++;
  expect(['a', 'a', 'b'].map((key) => remember(storefront, key, make))).toEqual([0, 0, 1]);
  expect(remember({ ...storefront }, 'a', make)).toBe(2);
});
