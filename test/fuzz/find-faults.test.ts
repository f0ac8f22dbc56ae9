import { expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';

const faultsAt = (target: string, status: number, headers = '') =>
  findFaults(
    { status, headers, body: '', ms: 1 },
    { method: 'GET', target, headers: [['host', 'localhost']], body: null },
  );
const KEPT = 'cache-control\npublic, max-age=0, must-revalidate';

test('The fuzzer takes an answer of 500 for a fault, and a busy store that says when to come again for none', () => {
  expect(faultsAt('/', 500)).toHaveLength(1);
  expect(faultsAt('/', 503)).toHaveLength(1);
  expect(faultsAt('/', 503, 'retry-after\n5')).toEqual([]);
});

test('The fuzzer takes a detour that is served for a fault, and one that is refused for none', () => {
  for (const detour of [
    '/x/../staff',
    '/./staff',
    '/fr/.%2E/staff?a=b',
    '/x\\..\\staff',
    '//x/staff',
    'http://a/',
    '/a/..',
  ])
    expect([detour, faultsAt(detour, 200), faultsAt(detour, 400)]).toEqual([
      detour,
      ['a detour is answered with 200'],
      [],
    ]);
  for (const plain of ['/', '/..a', '/a..b/c', '/.well-known/x', '/search?q=/../', '/a%2Fb'])
    expect([plain, faultsAt(plain, 200)]).toEqual([plain, []]);
});

test('The fuzzer takes a page that is kept for what anybody can make up for a fault', () => {
  for (const query of ['size=king&size=queen', 'quantity-made-up=12', 'size=king&color=red&size=king'])
    expect(faultsAt(`/mattress?${query}`, 200, KEPT)).toEqual([
      'a page is kept for a query that anybody can make up',
    ]);
  expect(faultsAt('/mattress?size=king&size=', 200, KEPT)).toEqual([]);
  expect(faultsAt('/mattress?size=king&size=king', 200, 'cache-control\nprivate, no-store')).toEqual([]);
});

test('The fuzzer takes a 405 that does not say which methods are taken for a fault', () => {
  expect(faultsAt('/', 405)).toHaveLength(1);
  expect([faultsAt('/', 405, 'Allow\nGET'), faultsAt('/', 405, 'HTTP/1.1 405\r\nAllow: GET')]).toEqual([
    [],
    [],
  ]);
});
