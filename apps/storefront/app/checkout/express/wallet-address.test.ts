import { expect, test } from 'vitest';
import { personOfWallet, regionOfWallet } from './wallet-address.ts';

const region = (country: string, postal_code: string) =>
  regionOfWallet({ country, state: 'X', city: 'Y', postal_code }).zip;

test('a code that a wallet tells only half of is made whole: its first half says the province', () => {
  expect(region('CA', 'M5V')).toBe('M5V 1A1');
  expect(region('GB', 'NW1 ')).toBe('NW1 1AA');
});

test('a whole code stays as it is', () => {
  expect([region('CA', 'M5V 3L9'), region('GB', 'NW1 6XE'), region('US', '10001')]).toEqual([
    'M5V 3L9',
    'NW1 6XE',
    '10001',
  ]);
});

const address = {
  line1: '20 W 34th St',
  line2: null,
  city: 'New York',
  state: 'NY',
  postal_code: '10001',
  country: 'US',
};

test('the goods go to the shipping address, and the payer is written to', () => {
  expect(
    personOfWallet({
      billingDetails: {
        name: 'Bill Payer',
        email: 'bill@example.com',
        phone: '2125550142',
        address: { ...address, city: 'Boston' },
      },
      shippingAddress: { name: 'Ada Lovelace', address },
    }),
  ).toEqual({
    address: {
      fullName: 'Ada Lovelace',
      line1: '20 W 34th St',
      line2: '',
      city: 'New York',
      state: 'NY',
      zip: '10001',
      country: 'US',
      phone: '2125550142',
    },
    email: 'bill@example.com',
  });
});

test('a wallet that tells nothing leaves the fields empty, for the API to refuse by name', () => {
  expect(personOfWallet({})).toMatchObject({ address: { fullName: '', zip: '' }, email: '' });
});
