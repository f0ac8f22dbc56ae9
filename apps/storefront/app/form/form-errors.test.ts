import { expect, test } from 'vitest';
import { fieldErrorsOf } from './form-errors.ts';

const answer = (code: string, facts: object = {}) => ({
  status: 'error' as const,
  code,
  error: 'As the API says',
  ...facts,
});

test('a refused address names its fields', () => {
  expect(
    fieldErrorsOf(answer('address_invalid', { fields: { zip: 'Please enter a valid zip code' } })),
  ).toEqual({
    zip: 'Please enter a valid zip code',
  });
});

test('a ZIP of another state and a region that we do not serve are told at the ZIP code', () => {
  expect(fieldErrorsOf(answer('zip_mismatch'))).toEqual({ zip: 'As the API says' });
  expect(fieldErrorsOf(answer('region_blacklisted'))).toEqual({ zip: 'As the API says' });
});

test('anything else belongs to the whole form', () => {
  expect(fieldErrorsOf(answer('cart_empty'))).toEqual({ '': 'As the API says' });
});

test('fields that are not messages are not believed', () => {
  expect(fieldErrorsOf(answer('address_invalid', { fields: { zip: 5 } }))).toEqual({ '': 'As the API says' });
});
