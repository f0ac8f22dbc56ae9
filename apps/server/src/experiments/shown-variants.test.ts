import { sign } from '@counterpane/api/http/signing';
import { variantOfVisitor } from '@counterpane/api/shop/experiments/variant-of-visitor';
import { PAGE_EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import { expect, test } from 'vitest';
import { findShownVariant } from './shown-variants.ts';

const [HOME] = PAGE_EXPERIMENTS;
if (!HOME) throw new Error('there is no experiment on a page');

const SECRET = 'a secret of a test that is long enough';
let day = HOME.from;
const clock = { now: () => Date.parse(`${day}T12:00:00Z`) };
const find = findShownVariant({
  ...{ secret: SECRET, secureCookies: false, clock },
  storefronts: new Map(
    ['drift', 'halcyon'].map((key) => [key, { country: 'US', otherLanguages: ['es'] }] as const),
  ),
});

const cookieOf = (visitor: string): string =>
  `size=1; visitor=${sign(`${visitor}:${clock.now()}`, 'visitor', SECRET)}`;

const shownTo = (visitor: string, url = '/', more = '') =>
  find('drift', url, { cookie: `${cookieOf(visitor)}${more}` })?.variant ?? null;

test('A visitor who allows personalization has the variant of their place, in every language, with any query and as data', () => {
  const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
  for (const visitor of visitors)
    for (const url of ['/', '/?utm_source=mail', '/es', '/es/', '/_root.data', '/es/_.data'])
      expect([url, shownTo(visitor, url)]).toEqual([url, variantOfVisitor(HOME, visitor)]);
  expect(new Set(visitors.map((visitor) => shownTo(visitor))).size).toBe(2);
});

test('Visitors without a cookie that the store signed, and those who did not allow it, are in no experiment', () => {
  expect(find('drift', '/', {})).toBeNull();
  for (const cookie of ['visitor=ada', 'visitor=ada:1.forged', 'visitor=', `variant=story-first`])
    expect([cookie, find('drift', '/', { cookie })]).toEqual([cookie, null]);
  expect(find('drift', '/', { cookie: cookieOf('ada'), 'sec-gpc': '1' })).toBeNull();
});

test('Staff who are signed in are in no experiment', () => {
  expect(shownTo('ada', '/', '; staff.session_token=abc')).toBeNull();
  expect(shownTo('ada', '/', '; staffed=abc')).not.toBeNull();
});

test('Other pages, other storefronts and other days have no variant', () => {
  for (const url of ['/mattress', '/p/returns', '/es/mattress', '//', '/checkout/cart'])
    expect([url, shownTo('ada', url)]).toEqual([url, null]);
  expect(find('halcyon', '/', { cookie: cookieOf('ada') })).toBeNull();
  day = '2028-01-01';
  expect(shownTo('ada')).toBeNull();
  day = HOME.from;
});
