import { expect, test } from 'vitest';
import { isNormalTarget, isUnambiguous } from './check-request.ts';

test('An address that routing would read as another one is not taken', () => {
  for (const target of [
    ...['/x/../staff/sign-in', '/./staff', '/fr/.%2e/staff', '/fr/%2E%2e/staff', '/x\\..\\staff', '/staff/.'],
    ...['//evil.example', '/\\evil.example', '\\staff', 'http://evil.example/staff', '*', '', '?a=b'],
    ...['/checkout/form?index#', '/mattress#a', '/a\tb'],
  ])
    expect([target, isNormalTarget(target)]).toEqual([target, false]);
});

test('An address that a browser sends is taken, whatever its query says', () => {
  for (const target of [
    ...[
      '/',
      '/mattress',
      '/mattress.data?_routes=a',
      '/fr/',
      '/mattress//',
      '/caf%C3%A9',
      '/a%2Fb',
      '/%E0%A4%A',
    ],
    ...[
      '/search?q=../x',
      "/search?q=it's",
      '/a?b=//c/../d',
      '/..a',
      '/a..',
      '/...',
      '/.well-known/security.txt',
    ],
  ])
    expect([target, isNormalTarget(target)]).toEqual([target, true]);
});

test('A header that has one value is not taken twice, and one that is a list is', () => {
  const withTwo = (name: string) => ({
    url: '/',
    httpVersion: '1.1',
    headersDistinct: { host: ['a'], [name]: ['a', 'b'] },
  });
  for (const name of ['host', 'content-type', 'content-length', 'authorization', 'origin', 'sec-fetch-site'])
    expect([name, isUnambiguous(withTwo(name))]).toEqual([name, false]);
  for (const name of ['accept-language', 'cookie', 'x-forwarded-for', 'if-none-match'])
    expect([name, isUnambiguous(withTwo(name))]).toEqual([name, true]);
});

test('A request names its host, unless it is of the first version as those of some probes are', () => {
  expect(isUnambiguous({ url: '/', httpVersion: '1.1', headersDistinct: {} })).toBe(false);
  expect(isUnambiguous({ url: '/', httpVersion: '1.0', headersDistinct: {} })).toBe(true);
});
