import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { countText, parseSearch, searchTitle } from './search-query.ts';

const parse = (address: string) => parseSearch(new URL(address, 'http://shop').searchParams);
const t = translator('en');

test('an address names a query and a page, the first unless it says otherwise', () => {
  expect(parse('/search?q=queen+sheets&page=2')).toEqual({ query: 'queen sheets', isCut: false, page: 2 });
  expect(parse('/search')).toEqual({ query: '', isCut: false, page: 1 });
  for (const page of ['0', '-1', '1.5', 'two', '9999999']) expect(parse(`/search?page=${page}`).page).toBe(1);
});

test('a query that nobody types is cut, and never through the middle of a sign', () => {
  const long = parse(`/search?q=${'bed'.repeat(4_000)}`);
  expect(long).toMatchObject({ query: 'bed'.repeat(67).slice(0, 200), isCut: true });
  const signs = parse(`/search?q=x${encodeURIComponent('🛏'.repeat(150))}`);
  expect(signs.query.isWellFormed()).toBe(true);
  expect(signs.query.length).toBeLessThanOrEqual(200);
});

test('a page of results says what was asked, which page it is and how much was found', () => {
  expect(searchTitle({ value: '', page: 1 }, t)).toBe('Search the shop');
  expect(searchTitle({ value: 'bed', page: 1 }, t)).toBe('Search results for “bed”');
  expect(searchTitle({ value: 'bed', page: 3 }, t)).toBe('Search results for “bed”, page 3');
  expect([countText({ count: 1 }, t), countText({ count: 12 }, t)]).toEqual(['1 result', '12 results']);
});
