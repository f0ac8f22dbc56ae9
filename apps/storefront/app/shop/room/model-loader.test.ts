import { expect, test } from 'vitest';
import { createModelLoader } from './model-loader.ts';

const known = async () => true;

/** A place that keeps what happens in it; each size is on its way until it arrives, or is lost. */
const openPlace = () => {
  const seen: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  const chosen = { size: 'Full' };
  const loader = createModelLoader<string>({
    begin: () => seen.push('loading'),
    load() {
      const model = Promise.withResolvers<string>();
      waiting.set(chosen.size, model);
      return model.promise;
    },
    show: (size) => seen.push(size),
    fail: () => seen.push('failed'),
    clear: () => seen.push('closed'),
  });
  const comes = (size: string) => waiting.get(size)?.resolve(size);
  const isLost = (size: string) => waiting.get(size)?.reject(new Error('offline'));
  return { seen, chosen, loader, comes, isLost, asked: () => [...waiting.keys()] };
};

/** Begins to load a size; what was promised is there a moment later. */
const wants = async ({ chosen, loader }: ReturnType<typeof openPlace>, size: string) => {
  chosen.size = size;
  const done = loader.start(known);
  await Promise.resolve();
  return { done };
};

test('a size that is chosen while another one loads is the one that is shown, whichever comes first', async () => {
  const place = openPlace();
  const full = await wants(place, 'Full');
  const king = await wants(place, 'King');
  expect(place.asked()).toEqual(['Full', 'King']);
  place.comes('King');
  expect(await king.done).toBe(true);
  place.comes('Full');
  expect(await full.done).toBe(false);
  expect(place.seen).toEqual(['loading', 'loading', 'King']);
});

test('after a model that could not be had the next size is loaded', async () => {
  const place = openPlace();
  const full = await wants(place, 'Full');
  place.isLost('Full');
  expect(await full.done).toBe(false);
  expect(place.loader.isOpen()).toBe(true);
  const king = await wants(place, 'King');
  place.comes('King');
  expect(await king.done).toBe(true);
  expect(place.seen).toEqual(['loading', 'failed', 'loading', 'King']);
});

test('what is closed while it loads stays closed, and nobody is told of its failure', async () => {
  const place = openPlace();
  const full = await wants(place, 'Full');
  place.loader.close();
  place.isLost('Full');
  expect(await full.done).toBe(false);
  expect(place.loader.isOpen()).toBe(false);
  expect(place.seen).toEqual(['loading', 'closed']);
});

test('nothing is loaded where the question that comes first has no answer', async () => {
  const place = openPlace();
  expect(await place.loader.start(async () => false)).toBe(false);
  expect(place.asked()).toEqual([]);
  expect(place.seen).toEqual(['loading', 'failed']);
});

test('a size that is chosen while the question is asked is the only one that is loaded', async () => {
  const place = openPlace();
  const answer = Promise.withResolvers<boolean>();
  const first = place.loader.start(() => answer.promise);
  const king = await wants(place, 'King');
  answer.resolve(true);
  expect(await first).toBe(false);
  expect(place.asked()).toEqual(['King']);
  place.comes('King');
  expect(await king.done).toBe(true);
});
