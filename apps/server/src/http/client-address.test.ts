import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

const addressOf = (forwarded: string, trusted: number): string => {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: '10.0.0.1' });
  request.headers = { 'x-forwarded-for': forwarded };
  return clientAddress(request, trusted);
};

test('a client is known by the address that the last trusted proxy has seen, whatever it claims itself', () => {
  expect(addressOf('203.0.113.7', 0)).toBe('10.0.0.1');
  expect(addressOf('198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(addressOf('198.51.100.1, 203.0.113.7', 2)).toBe('198.51.100.1');
  expect(addressOf('203.0.113.7', 5)).toBe('203.0.113.7');
  expect(addressOf('', 1)).toBe('10.0.0.1');
});

test('an address of IPv6 counts by its first 64 bits, however it is written', () => {
  for (const address of ['2001:db8:0:7::42', '2001:0DB8::7:1:2:3:4', '2001:db8:0:7:ffff:ffff:ffff:ffff'])
    expect([address, networkOf(address)]).toEqual([address, '2001:db8:0:7::/64']);
  expect(networkOf('2001:db8:0:8::42')).toBe('2001:db8:0:8::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
});
