import { expect, test } from 'vitest';
import { requestAddress } from './request-address.ts';

const addressOf = (forwarded: string, trusted: number): string =>
  requestAddress('10.0.0.1', { headers: { 'x-forwarded-for': forwarded } }, trusted);

test('a client is known by the address that the last trusted proxy has seen, whatever it claims itself', () => {
  expect(addressOf('203.0.113.7', 0)).toBe('10.0.0.1');
  expect(addressOf('198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(addressOf('198.51.100.1, 203.0.113.7', 2)).toBe('198.51.100.1');
  expect(addressOf('203.0.113.7', 5)).toBe('203.0.113.7');
  expect(addressOf('', 1)).toBe('10.0.0.1');
});

test('a client of IPv6 counts by its first 64 bits', () => {
  expect(addressOf('2001:db8:0:7::42', 1)).toBe('2001:db8:0:7::/64');
});
