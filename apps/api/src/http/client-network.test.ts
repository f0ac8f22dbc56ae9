import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';
import { networkOf } from './client-network.ts';

it('Every /64 of one /48 is in one network, and the next /48 is another', () => {
  const networks = ['2001:db8:1:2::7', '2001:db8:1:ffff::9', '2001:db8:2:2::7'].map((ip) =>
    networkOf(clientAddress(ip)),
  );
  expect(networks).toEqual(['2001:db8:1::/48', '2001:db8:1::/48', '2001:db8:2::/48']);
});

it('An IPv4 address and this machine itself are in no network', () => {
  for (const ip of ['192.0.2.7', '::ffff:192.0.2.7', '127.0.0.1', '::1', 'none'])
    expect(networkOf(clientAddress(ip))).toBe(null);
});
