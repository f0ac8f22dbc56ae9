import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedHeader } from './signed-header.ts';

const SIGNING = { scheme: 'v0', algorithm: 'sha512', secret: 'private' } as const;
const signed = (time: number, body: string, secret = 'private'): string =>
  `t=${time},v0=${createHmac('sha512', secret).update(`${time}.${body}`).digest('hex')}`;

test('what was signed with our secret a moment ago is believed, also beside an older signature', () => {
  expect(isSignedHeader(SIGNING, 'a=1', signed(1000, 'a=1'), 1001)).toBe(true);
  expect(isSignedHeader(SIGNING, 'a=1', `${signed(1000, 'a=1')},v0=00ff`, 1001)).toBe(true);
});

test('another body, another secret, another scheme or another time is not', () => {
  expect(isSignedHeader(SIGNING, 'a=2', signed(1000, 'a=1'), 1001)).toBe(false);
  expect(isSignedHeader(SIGNING, 'a=1', signed(1000, 'a=1', 'guessed'), 1001)).toBe(false);
  expect(isSignedHeader(SIGNING, 'a=1', signed(1000, 'a=1').replace('v0', 'v1'), 1001)).toBe(false);
  expect(isSignedHeader(SIGNING, 'a=1', signed(1000, 'a=1').replace('t=1000', 't=1001'), 1001)).toBe(false);
});

test('what was signed more than five minutes ago is not believed any more', () => {
  expect(isSignedHeader(SIGNING, 'a=1', signed(1000, 'a=1'), 1300)).toBe(true);
  expect(isSignedHeader(SIGNING, 'a=1', signed(1000, 'a=1'), 1301)).toBe(false);
});

test('a header that is none is not believed', () => {
  for (const header of [undefined, '', 'nonsense', 't=,v0=', 't=1000', `${signed(1000, '')},`.slice(7)])
    expect(isSignedHeader(SIGNING, '', header, 1001)).toBe(false);
});
