import { expect, test } from 'vitest';
import { toShippingAddress, validateAmazonAddress } from './validate-amazon-address.ts';

const HOME = {
  name: 'Ada Lovelace',
  addressLine1: '20 W 34th St',
  addressLine2: null,
  city: 'New York',
  stateOrRegion: 'NY',
  postalCode: '10001',
  countryCode: 'US',
  phoneNumber: '212 555 0142',
};

test('an address in the country of the store is fine [K5.46]', () => {
  expect(validateAmazonAddress(HOME, 'US')).toBeNull();
  expect(validateAmazonAddress({ ...HOME, countryCode: 'GB' }, 'GB')).toBeNull();
});

test('an address elsewhere is refused in words that name the country of the store [K5.47]', () => {
  expect(validateAmazonAddress({ ...HOME, countryCode: 'GB' }, 'US')).toBe(
    "Sorry, this item can't be shipped to your selected address. You may either change the shipping address to a US address or contact customer support.",
  );
  expect(validateAmazonAddress(HOME, 'GB')).toContain('to a UK address or contact customer support.');
  expect(validateAmazonAddress({ ...HOME, countryCode: null }, 'US')).toContain('a US address');
});

test('a missing address fails with an empty message [K5.48]', () => {
  expect(validateAmazonAddress(null, 'US')).toBe('');
});

test('Amazon’s address becomes one of ours', () => {
  expect(toShippingAddress(HOME)).toEqual({
    fullName: 'Ada Lovelace',
    line1: '20 W 34th St',
    line2: '',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    country: 'US',
    phone: '212 555 0142',
  });
});
