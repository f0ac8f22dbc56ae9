import { isLoopback } from '@counterpane/providers/is-loopback';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('An IPv4 address counts whole', () => {
  expect(clientAddress('192.0.2.7')).toBe('192.0.2.7');
});

test('An IPv6 address counts as its /64, however it is written', () => {
  const network = '2001:db8:1:2::/64';
  expect(clientAddress('2001:db8:1:2:3:4:5:6')).toBe(network);
  expect(clientAddress('2001:0DB8:0001:0002::1')).toBe(network);
  expect(clientAddress('2001:db8:1:2::')).toBe(network);
  expect(clientAddress('2001:db8:1:3::1')).not.toBe(network);
  expect(clientAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('An IPv4 address in IPv6 clothes counts as the IPv4 address', () => {
  expect(clientAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientAddress('::FFFF:c000:0207')).toBe('192.0.2.7');
  expect(clientAddress('0:0:0:0:0:ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('Text that is no address counts as it is, and not at any length', () => {
  expect(clientAddress('Unknown')).toBe('unknown');
  expect(clientAddress('x'.repeat(1_000))).toHaveLength(64);
});

test('Only the machine itself is loopback', () => {
  for (const ip of ['127.0.0.1', '127.8.9.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])
    expect(isLoopback(clientAddress(ip)), ip).toBe(true);
  for (const ip of ['128.0.0.1', '::2', '::ffff:10.0.0.1', '10.127.0.1'])
    expect(isLoopback(clientAddress(ip)), ip).toBe(false);
});
