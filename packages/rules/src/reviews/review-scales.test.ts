import { expect, it } from 'vitest';
import { scalesFor } from './review-scales.ts';

it('Customers are asked how firm a bed lies and whether a sheet fits', () => {
  expect(scalesFor('mattress')).toEqual(['sleeps']);
  expect(scalesFor('sheets')).toEqual(['fits', 'sleeps']);
});

it('Customers are asked neither of a nightstand', () => {
  expect(scalesFor('nightstand')).toEqual([]);
});
