import { expect, test } from 'vitest';
import type { Storefront } from '../../catalogue/storefront.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { bundleListing, hasBundleListing } from './bundle-listing.ts';
import { findCollectionPage, hasCollectionPage } from './collection-page.ts';
import {
  findAdjustablePage,
  findBuilderPage,
  findBundlePage,
  hasAdjustablePage,
  hasBuilderPage,
  hasBundlePage,
} from './find-set-pages.ts';

const store = useTestStore();

const KINDS = [
  { find: findBundlePage, has: hasBundlePage },
  { find: findAdjustablePage, has: hasAdjustablePage },
  { find: findBuilderPage, has: hasBuilderPage },
  { find: findCollectionPage, has: hasCollectionPage },
];

/** Names of a bundle with a page and one without, of mattresses, builders and collections, and one that is no name. */
const namesOf = ({ brand }: Storefront): string[] => [
  ...['adjustable-mattress-bundle', 'mattress', 'pillow', 'nothing'],
  ...['customize-your-mattress-set', 'foundation-mattress-set'],
  ...[...brand.bundles, ...brand.collections].map(({ name }) => name),
];

test('Other storefronts of the brand name a page of a set exactly where it is found', () => {
  const { catalogue, clock } = store.deps;
  const now = new Date(clock.now()).toISOString();
  const asked = { query: {}, rememberedSize: null };
  const known = new Set<boolean>();
  for (const key of ['halcyon-ca', 'drift', 'aurelle']) {
    const storefront = catalogue.getStorefront(key);
    expect(hasBundleListing(storefront, now)).toBe(bundleListing(storefront, now).cards.length > 0);
    for (const name of namesOf(storefront))
      for (const { find, has } of KINDS) {
        const isFound = find(name, asked, storefront, now) !== null;
        expect(has(name, storefront), `${key} ${name}`).toBe(isFound);
        known.add(isFound);
      }
  }
  expect(known.size).toBe(2);
});
