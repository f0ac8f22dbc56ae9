import { expect, test } from 'vitest';
import type { Asset } from './assets.ts';
import { createModelStore } from './model-store.ts';

const assetOf = (bytes: number): Asset => ({
  etag: `"${bytes}"`,
  headers: [],
  bodies: { identity: Buffer.alloc(bytes) },
});

test('a model that two shoppers want at once is built once', async () => {
  const store = createModelStore(100);
  let built = 0;
  const build = async () => {
    built += 1;
    return assetOf(10);
  };
  const [one, other] = await Promise.all([store.get('a', build), store.get('a', build)]);
  expect(one).toBe(other);
  expect(await store.get('a', build)).toBe(one);
  expect(built).toBe(1);
  expect(store.bytes()).toBe(10);
});

test('what was asked for longest ago makes room', async () => {
  const store = createModelStore(25);
  const builds: string[] = [];
  const ask = (key: string) =>
    store.get(key, async () => {
      builds.push(key);
      return assetOf(10);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(builds).toEqual(['a', 'b', 'c', 'b']);
  expect(store.bytes()).toBe(20);
});

test('a model that could not be built is tried again', async () => {
  const store = createModelStore(100);
  await expect(store.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await store.get('a', async () => assetOf(5))).etag).toBe('"5"');
});
