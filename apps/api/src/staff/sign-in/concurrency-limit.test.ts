import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { queueAbove, refuseAbove } from './concurrency-limit.ts';

test('Of many pieces of work two run at a time, in the order in which they came', async () => {
  const run = queueAbove(2);
  const begun: number[] = [];
  let [now, most] = [0, 0];
  const work = (piece: number) => async () => {
    begun.push(piece);
    now += 1;
    most = Math.max(most, now);
    await setImmediate();
    now -= 1;
    return piece;
  };
  const pieces = [0, 1, 2, 3, 4, 5, 6];
  expect(await Promise.all(pieces.map((piece) => run(work(piece))))).toEqual(pieces);
  expect(begun).toEqual(pieces);
  expect(most).toBe(2);
});

test('So many may run at once, and one that ends twice makes room for one alone', () => {
  const room = refuseAbove(2);
  const [first, second] = [room.enter(), room.enter()];
  expect(room.enter()).toBe(null);
  first?.();
  first?.();
  expect([room.enter(), room.enter()].filter((entered) => entered !== null)).toHaveLength(1);
  second?.();
  expect(room.enter()).not.toBe(null);
});

test('Work that fails makes room for the next', async () => {
  const run = queueAbove(1);
  const failed = run(() => Promise.reject(new Error('no')));
  const next = run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
