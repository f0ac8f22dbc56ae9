import { expect, test } from 'vitest';
import { personOfRequest, regionOfRequest } from './request-address.ts';

const address = {
  country: 'US',
  region: 'NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: ['20 W 34th St', 'Floor 3', 'Door 2'],
  recipient: 'Ada Lovelace',
  phone: '',
};

test('the region of a payment request is asked about like a typed one', () => {
  expect(regionOfRequest(address)).toEqual({ country: 'US', state: 'NY', city: 'New York', zip: '10001' });
});

test('lines beyond the first are the second one of ours, and the payer’s phone stands in for a missing one', () => {
  const payer = { payerName: 'Bill', payerEmail: 'bill@example.com', payerPhone: '2125550142' };
  expect(personOfRequest({ ...payer, shippingAddress: address })).toEqual({
    address: {
      fullName: 'Ada Lovelace',
      line1: '20 W 34th St',
      line2: 'Floor 3, Door 2',
      city: 'New York',
      state: 'NY',
      zip: '10001',
      country: 'US',
      phone: '2125550142',
    },
    email: 'bill@example.com',
  });
  expect(personOfRequest(payer).address).toMatchObject({ fullName: 'Bill', line1: '', zip: '' });
});
