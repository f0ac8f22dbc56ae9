import { hostnameOf } from '@counterpane/api/http/hostname-of';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { isForUs, ownHosts, rememberHosts, storefrontAddresses, storefrontUrlOf } from './hosts.ts';

const { brands } = shippedCatalogue();
const configured = new Map([['shop.example', 'halcyon']]);
const named = { hosts: configured, staffHost: 'staff.shop.example' };

test('the store answers as this machine, as every storefront, and as the hosts it was given', () => {
  const hosts = ownHosts(brands, named, new URL('https://stores.example'));
  expect(hosts).toContain('localhost');
  expect(hosts).toContain('halcyon.localhost');
  expect(hosts).toContain('shop.example');
  expect(hosts).toContain('stores.example');
  expect(hosts).toContain('staff.shop.example');
  expect(hosts).not.toContain('evil.example');
});

test('a request is for the store by its own hosts and by the number of its machine, on any port', () => {
  const hosts = ownHosts(brands, named, new URL('http://localhost:3000'));
  for (const host of [
    'localhost:4100',
    '127.0.0.1:3000',
    'DRIFT.localhost',
    '10.0.0.7',
    '[::1]:3000',
    '[fd00::7]',
  ])
    expect([host, isForUs(host, hosts)]).toEqual([host, true]);
  for (const host of [
    'evil.example',
    'nobody.localhost:3000',
    '',
    'localhost.evil.example',
    '1.2.3.4.evil.example',
  ])
    expect([host, isForUs(host, hosts)]).toEqual([host, false]);
});

test('A host that no address can be made of is not the store’s, although its name or its number is', () => {
  const hosts = ownHosts(brands, named, new URL('http://localhost:3000'));
  for (const host of [
    ...[
      'localhost:99999',
      'localhost:65536',
      'localhost:000080',
      'shop@localhost',
      'localhost/',
      'localhost?',
    ],
    ...[
      '[1.2.3.4]',
      '[fe80::1%eth0]',
      'fe80::a',
      '::1',
      '[::1',
      '[]',
      'localhost:80:80',
      'localhost, localhost',
    ],
  ])
    expect([host, isForUs(host, hosts)]).toEqual([host, false]);
  expect(isForUs('localhost:65535', hosts)).toBe(true);
});

test('A host that no address can be made of has no kept pages, and each other one is asked about once', () => {
  const asked: string[] = [];
  const storefrontOf = rememberHosts((name) => {
    asked.push(name);
    return 'halcyon';
  });
  expect([storefrontOf('localhost:99999'), storefrontOf('localhost:99999')]).toEqual([null, null]);
  expect([storefrontOf('Localhost:80'), storefrontOf('Localhost:80')]).toEqual(['halcyon', 'halcyon']);
  expect(asked).toEqual(['localhost']);
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
