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

test('a network that has 32 pages being rendered waits for one of them, and leaves the others their room', async () => {
  const limits = createRenderLimits(() => 0);
  const { promise, resolve } = Promise.withResolvers<void>();
  const renders = ['203.0.113.7', '2001:db8:0:7::/64', '198.51.100.1'].map((network) =>
    Array.from({ length: 32 }, () => limits.during(network, () => promise)),
  );
  const { promise: one, resolve: finishOne } = Promise.withResolvers<void>();
  const last = limits.during('203.0.113.9', () => one);
  for (let more = 0; more < 31; more++) renders.push([limits.during('203.0.113.9', () => promise)]);
  expect(limits.refusalFor('203.0.113.7')).toBe(429);
  expect(limits.refusalFor('203.0.113.9')).toBe(429);
  expect(limits.refusalFor('203.0.113.8')).toBeNull();
  finishOne();
  await last;
  expect(limits.refusalFor('203.0.113.9')).toBeNull();
  resolve();
  await Promise.all(renders.flat());
  expect(limits.refusalFor('203.0.113.7')).toBeNull();
});

test('a customer of IPv6 has ten times the renders of one network, over however many networks', () => {
  const limits = createRenderLimits(() => 0);
  const refusals = Array.from({ length: 1_201 }, (_, index) =>
    limits.refusalFor(`2001:db8:1:${index.toString(16)}::/64`),
  );
  expect(refusals.indexOf(429)).toBe(1_200);
  expect(limits.refusalFor('2001:db8:2:1::/64')).toBeNull();
});

test('a customer with many networks of IPv6 has 64 pages rendered at a time, and another one is not kept waiting', async () => {
  const limits = createRenderLimits(() => 0);
  const { promise, resolve } = Promise.withResolvers<void>();
  const renders = [1, 2, 3, 4].flatMap((network) =>
    Array.from({ length: 16 }, () => limits.during(`2001:db8:1:${network}::/64`, () => promise)),
  );
  expect(limits.refusalFor('2001:db8:1:9::/64')).toBe(429);
  expect(limits.refusalFor('2001:db8:2:1::/64')).toBeNull();
  resolve();
  await Promise.all(renders);
  expect(limits.refusalFor('2001:db8:1:9::/64')).toBeNull();
});

test('When 256 pages are being rendered, the next one waits for any client', async () => {
  const limits = createRenderLimits();
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = Promise.all(Array.from({ length: 256 }, () => limits.during('127.0.0.1', () => promise)));
  expect(limits.refusalFor('127.0.0.1')).toBe(503);
  resolve();
  await all;
  expect(limits.refusalFor('127.0.0.1')).toBeNull();
});
