import { beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../catalogue/storefront.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { rememberIndexes } from './index-of.ts';

const store = useTestStore();
let storefront: Storefront;
beforeAll(async () => {
  storefront = store.deps.catalogue.storefrontOf('halcyon.localhost');
});

const without = (whole: Storefront, name: string): Storefront => ({
  ...whole,
  entries: whole.entries.filter(({ data }) => data.name !== name),
});

describe('what can be found', () => {
  it('is made findable once for texts that stay the same, and again when one of them goes', () => {
    const indexOf = rememberIndexes();
    const first = indexOf(storefront);
    expect(indexOf(storefront)).toBe(first);
    expect(indexOf({ ...storefront })).toBe(first);
    const smaller = indexOf(without(storefront, 'mattress'));
    expect(smaller).not.toBe(first);
    const names = (index: typeof first) => index.find([], []).map(({ name }) => name);
    expect(names(first)).toEqual(['mattress', ...names(smaller)]);
  });

  it('is apart for each language', () => {
    const indexOf = rememberIndexes();
    expect(indexOf({ ...storefront, language: 'fr' })).not.toBe(indexOf(storefront));
  });

  it('has no protection plans: they are no things', () => {
    const found = rememberIndexes()(storefront).find([], []);
    expect(found.filter(({ name }) => name.includes('protection-'))).toEqual([]);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['product']));
  });
});
