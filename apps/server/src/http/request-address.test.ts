import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { requestAddress } from './request-address.ts';

const addressOf = (forwarded: string, trusted: number): string => {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: '10.0.0.1' });
  request.headers = { 'x-forwarded-for': forwarded };
  return requestAddress(request, trusted);
};

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
