import { expect, test } from 'vitest';
import { listingAddress, parseListing } from './listing-address.ts';

const address = (query: string) => listingAddress('/bedding', parseListing(new URLSearchParams(query)));

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
