import { expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';

it('This machine is known by its names and addresses', () => {
  for (const host of [
    'localhost',
    'LOCALHOST',
    'halcyon.localhost',
    '127.0.0.1',
    '127.8.9.10',
    '::1',
    '[::1]',
  ])
    expect([host, isLoopback(host)]).toEqual([host, true]);
  expect(isLoopback('::ffff:127.0.0.1')).toBe(true);
});

it('Another machine is none of them, whatever its name begins or ends with', () => {
  for (const host of ['0.0.0.0', '::', '', 'db', '10.0.0.7', '127.0.0.1.shop.example', '127.shop.example'])
    expect([host, isLoopback(host)]).toEqual([host, false]);
  expect(isLoopback('localhost.shop.example')).toBe(false);
});
