import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';

it('a written page is found by what it says, without marks, addresses and promises that change', () => {
  const page = '## Send it *back*\n\nWithin {mattressNights} nights, see [returns](/p/returns) of {brand}.';
  expect(pageText(page, 'US')).toBe('Send it back Within nights, see returns of .');
});

it('a line for one country is found there alone', () => {
  const page = '{US}To the lower 48.\n{CA}To all provinces.\nTo you.';
  expect(pageText(page, 'CA')).toBe('To all provinces. To you.');
  expect(pageText(page, 'GB')).toBe('To you.');
});
