import { expect, test } from 'vitest';
import { findWantedSize } from './wanted-size.ts';

const visit = (query: string, cookie?: string) =>
  findWantedSize(new Request(`http://shop/mattress${query}`, cookie ? { headers: { cookie } } : {}));

test('the address says which size to show, in any spelling', () => {
  expect(visit('?size=Cal%20King')).toBe('calKing');
});

test('the size chosen on another page is remembered', () => {
  expect(visit('', 'visitor=abc; user-size-selection=king')).toBe('king');
});

test('the address wins over the memory', () => {
  expect(visit('?size=twin', 'user-size-selection=king')).toBe('twin');
});

test('what is no size leaves the choice to the product', () => {
  expect(visit('?size=huge')).toBeNull();
  expect(visit('', 'user-size-selection=%3Cscript%3E')).toBeNull();
});

test('a path may name the size, among other choices', () => {
  expect(visit('/size-king', 'user-size-selection=twin')).toBe('king');
  expect(visit('/color-grey+size-twinXL')).toBe('twinXL');
});
