import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createModelStore, TooManyWaiting } from './model-store.ts';

const modelOf = (bytes: number) => ({ bytes });

test('a model that two shoppers want at once is built once', async () => {
  const store = createModelStore(100);
  let built = 0;
  const build = async () => {
    built += 1;
    return modelOf(10);
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
      return modelOf(10);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(builds).toEqual(['a', 'b', 'c', 'b']);
  expect(store.bytes()).toBe(20);
});

test('a model that could not be built is tried again, and holds up no other', async () => {
  const store = createModelStore(100);
  const broken = store.get('a', () => Promise.reject(new Error('broken')));
  const other = store.get('b', async () => modelOf(7));
  await expect(broken).rejects.toThrow('broken');
  expect(await other).toEqual({ bytes: 7 });
  expect(await store.get('a', async () => modelOf(5))).toEqual({ bytes: 5 });
});

test('fifty shoppers who want ten models have each built once, one after the other', async () => {
  const store = createModelStore(1000);
  const builds: string[] = [];
  let atOnce = 0;
  let most = 0;
  const ask = (key: string) =>
    store.get(key, async () => {
      builds.push(key);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await wait(2);
      atOnce -= 1;
      return modelOf(10);
    });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(`model ${index % 10}`)));
  expect(builds).toHaveLength(10);
  expect(new Set(answers).size).toBe(10);
  expect(most).toBe(1);
});

test('A request that finds the queue full is refused, and requests for the same model wait together', async () => {
  const store = createModelStore(1000);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const ask = (key: string) => store.get(key, () => gate.then(() => modelOf(1)));
  const waiting = Array.from({ length: 32 }, (_, index) => ask(`model ${index}`));
  await expect(ask('one more')).rejects.toThrow(TooManyWaiting);
  const same = ask('model 7');
  open();
  await Promise.all(waiting);
  expect(await same).toBe(await waiting[7]);
  expect(await ask('one more')).toEqual(modelOf(1));
});
