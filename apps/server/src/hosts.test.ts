import { loadCatalogue } from '@counterpane/catalogue/load';
import { expect, test } from 'vitest';
import { hostnameOf, ownHosts, storefrontAddresses, storefrontUrlOf } from './hosts.ts';

const { brands } = loadCatalogue();
const configured = new Map([['shop.example', 'halcyon']]);

test('the store answers as this machine, as every storefront, and as the hosts it was given', () => {
  const hosts = ownHosts(brands, configured);
  expect(hosts).toContain('localhost');
  expect(hosts).toContain('halcyon.localhost');
  expect(hosts).toContain('shop.example');
  expect(hosts).not.toContain('evil.example');
});

test('the first storefront is at the plain address', () => {
  const [first] = storefrontAddresses(brands, new Map(), new URL('http://localhost:3000'));
  expect(first).toEqual({ key: 'halcyon', name: 'Halcyon (US)', url: 'http://localhost:3000/' });
});

test('a storefront with a host of its own is told by that host', () => {
  const addresses = storefrontAddresses(brands, configured, new URL('https://stores.example'));
  expect(addresses).toContainEqual({
    key: 'halcyon',
    name: 'Halcyon (US)',
    url: 'https://shop.example/',
  });
});

test('a letter links to its own storefront, and to none that is not there', () => {
  const storefrontUrl = storefrontUrlOf(
    storefrontAddresses(brands, configured, new URL('https://x.example')),
  );
  expect(storefrontUrl('halcyon')).toBe('https://shop.example/');
  expect(() => storefrontUrl('nowhere')).toThrow('no storefront nowhere');
});

test('a host is known without its port and in any case', () => {
  expect(hostnameOf('Halcyon.localhost:3000')).toBe('halcyon.localhost');
  expect(hostnameOf('[::1]:3000')).toBe('[::1]');
});
