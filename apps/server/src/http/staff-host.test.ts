import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';
import { isNormalTarget } from './check-request.ts';
import { isAtRightHost } from './staff-host.ts';

const HOST = 'staff.shop.example';
const OF_STAFF = [
  '/staff',
  '/staff/orders',
  '/staff.data',
  '/fr/staff/sign-in',
  '/STAFF/orders',
  '/%73taff',
  '/api/staff/session',
  '/api/%73taff/session',
  '/api/cache/purge',
  '/api/orders/abc/refunds',
  '/api/orders/abc/refunds/preview',
];
const OF_THE_SHOP = [
  '/',
  '/mattress',
  '/staffing',
  '/checkout/cart',
  '/api/cart',
  '/api/orders/abc',
  '/%E0%A4%A',
];

test('Without a host of their own staff work at every host, beside the shop', () => {
  for (const path of [...OF_STAFF, ...OF_THE_SHOP])
    expect([path, isAtRightHost(null, 'shop.example', path)]).toEqual([path, true]);
});

test('Where staff have a host, everything of theirs is there and nowhere else', () => {
  for (const path of OF_STAFF) {
    expect([path, isAtRightHost(HOST, 'Staff.Shop.example:8443', path)]).toEqual([path, true]);
    expect([path, isAtRightHost(HOST, 'shop.example', path)]).toEqual([path, false]);
  }
});

test('The host of staff has nothing of the shop', () => {
  for (const path of OF_THE_SHOP) {
    expect([path, isAtRightHost(HOST, HOST, path)]).toEqual([path, false]);
    expect([path, isAtRightHost(HOST, 'shop.example', path)]).toEqual([path, true]);
  }
});

test('A detour to what staff have is refused before its host is checked', () => {
  for (const path of OF_STAFF)
    for (const detour of [`/x/..${path}`, `/.${path}`, `/fr/.%2e${path}`, `/x\\..${path}`, `/${path}`])
      expect([detour, isNormalTarget(detour)]).toEqual([detour, false]);
});

test('STAFF_HOST is a host name without a port, that no storefront has', () => {
  expect(parseConfig({})).toMatchObject({ config: { staffHost: null } });
  expect(parseConfig({ STAFF_HOST: 'Staff.localhost' })).toMatchObject({
    config: { staffHost: 'staff.localhost' },
  });
  for (const wrong of ['staff.shop.example:8443', 'https://staff.shop.example', 'two hosts'])
    expect(parseConfig({ STAFF_HOST: wrong })).toMatchObject({ ok: false });
  const both = { STAFF_HOST: 'shop.localhost', HOSTS: 'shop.localhost=halcyon' };
  expect(parseConfig(both)).toMatchObject({
    ok: false,
    problems: ['STAFF_HOST is wrong: it is the host of a storefront in HOSTS'],
  });
});

test('STAFF_HOST is not the host of the shop itself, which would have no shop then', () => {
  const problem = 'STAFF_HOST is wrong: it is the host of the shop (PUBLIC_URL, localhost without it)';
  for (const env of [
    { STAFF_HOST: 'localhost' },
    { STAFF_HOST: 'Shop.localhost', PUBLIC_URL: 'http://shop.localhost:8080' },
    { ...REAL_SETTINGS, STAFF_HOST: 'halcyon.example' },
  ])
    expect([env, parseConfig(env)]).toEqual([env, { ok: false, problems: [problem] }]);
  const apart = { ...REAL_SETTINGS, STAFF_HOST: 'staff.halcyon.example' };
  expect(parseConfig(apart)).toMatchObject({ ok: true, config: { staffHost: 'staff.halcyon.example' } });
});
