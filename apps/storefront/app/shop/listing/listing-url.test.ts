import { expect, test } from 'vitest';
import { findListingMove, listingUrl, parseListing, toListingQuery } from './listing-url.ts';

const address = (query: string) => listingUrl('/bedding', parseListing(new URLSearchParams(query)));

test('a choice has one address, however it was written', () => {
  expect(address('sort=price-low&color=grey&size=queen')).toBe(
    '/bedding?size=queen&color=grey&sort=price-low',
  );
  expect(address('size=queen&color=grey&sort=price-low')).toBe(
    '/bedding?size=queen&color=grey&sort=price-low',
  );
});

test('what chooses nothing is not in it', () => {
  expect(address('sort=featured&size=&utm_source=letter&sort=x')).toBe('/bedding');
});

test('two sizes are both chosen, and so they are asked for', () => {
  expect(address('size=twin&size=king')).toBe('/bedding?size=twin&size=king');
  expect(toListingQuery(parseListing(new URLSearchParams('size=twin&size=king&size=twin')))).toEqual({
    size: 'twin,king',
    sort: 'featured',
  });
});

const moved = (query: string, size: string[]) =>
  findListingMove(new URL(`http://shop.example/mattresses${query}`), '/mattresses', [
    { name: 'size', chosen: size, values: [] },
  ]);

test('an address that chooses what there is not leads to the one without it, with all else that it says', () => {
  expect(moved('?size=huge', [])).toBe('/mattresses');
  expect(moved('?size=huge&size=king&price=a-b&sort=name&utm_source=x', ['king'])).toBe(
    '/mattresses?size=king&sort=name&utm_source=x',
  );
  expect(moved('?size=KING', ['king'])).toBe('/mattresses?size=king');
});

test('an address that chooses what there is stays', () => {
  expect(moved('', [])).toBeNull();
  expect(moved('?size=', [])).toBeNull();
  expect(moved('?size=twin&size=king&sort=name', ['twin', 'king'])).toBeNull();
});
