import { expect, it } from 'vitest';
import { knownAddress } from './known-address.ts';

const ADDRESS = {
  line1: '20 W 34th St',
  line2: '',
  zip: '10001',
  city: 'New York',
  state: 'NY',
  country: 'US',
};

it('The form for another address begins with the old one, and leaves empty what a link hides', () => {
  const known = { firstName: 'Ada', lastName: 'Lovelace', phone: '2125550142', address: ADDRESS };
  expect(knownAddress(known)).toEqual({ ...ADDRESS, fullName: 'Ada Lovelace', phone: '2125550142' });
  const hidden = {
    ...known,
    lastName: 'L•••',
    phone: '•••42',
    address: { ...ADDRESS, line1: '••• W •••th St' },
  };
  expect(knownAddress(hidden)).toEqual({ ...ADDRESS, line1: '', fullName: '', phone: '' });
});
