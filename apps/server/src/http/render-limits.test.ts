import { expect, test } from 'vitest';
import { createRenderLimits } from './render-limits.ts';

test('a network that has used up its renders gets twenty more each second', () => {
  let now = 0;
  const limits = createRenderLimits(() => now);
  const ask = () => limits.refusalFor('203.0.113.7');
  expect(Array.from({ length: 121 }, ask)).toEqual([...Array<null>(120).fill(null), 429]);
  now = 1_000;
  expect(Array.from({ length: 21 }, ask)).toEqual([...Array<null>(20).fill(null), 429]);
  expect(limits.refusalFor('203.0.113.8')).toBeNull();
});

test('when 256 pages are being rendered the next one waits, whoever asks', async () => {
  const limits = createRenderLimits();
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = Promise.all(Array.from({ length: 256 }, () => limits.during(() => promise)));
  expect(limits.refusalFor('127.0.0.1')).toBe(503);
  resolve();
  await all;
  expect(limits.refusalFor('127.0.0.1')).toBeNull();
});
