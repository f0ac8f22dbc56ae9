import { beforeAll, describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';
import { rememberIndexes, type SearchScene } from './index-of.ts';

const store = useTestStore();
let scene: SearchScene;
beforeAll(async () => {
  const storefront = store.deps.catalogue.storefrontOf('halcyon.localhost');
  scene = { storefront, language: 'en', translate: (text) => text };
});

const without = ({ storefront }: SearchScene, name: string) => ({
  ...storefront,
  entries: storefront.entries.filter(({ data }) => data.name !== name),
});

describe('what can be found', () => {
  it('is made findable once for texts that stay the same, and again when one of them goes', () => {
    const indexOf = rememberIndexes();
    const first = indexOf(scene);
    expect(indexOf(scene)).toBe(first);
    expect(indexOf({ ...scene, storefront: { ...scene.storefront } })).toBe(first);
    const smaller = indexOf({ ...scene, storefront: without(scene, 'mattress') });
    expect(smaller).not.toBe(first);
    const names = (index: typeof first) => index.find([], []).map(({ name }) => name);
    expect(names(first)).toEqual(['mattress', ...names(smaller)]);
  });

  it('is apart for each language', () => {
    const indexOf = rememberIndexes();
    expect(indexOf({ ...scene, language: 'fr' })).not.toBe(indexOf(scene));
  });

  it('has no protection plans: they are no things', () => {
    const found = rememberIndexes()(scene).find([], []);
    expect(found.filter(({ name }) => name.includes('protection-'))).toEqual([]);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['product']));
  });
});
