import { expect, test } from 'vitest';
import { HOME } from '../../testing/shopper.ts';
import { fillBilling } from './fill-billing.ts';

const EMPTY = { fullName: '', line1: '', line2: '', city: '', state: '', zip: '', country: '', phone: '' };

test('a billing address without a phone number gets what it lacks from shipping', () => {
  expect(fillBilling(EMPTY, HOME)).toEqual(HOME);
  expect(fillBilling({ ...EMPTY, fullName: 'Grace Hopper', line2: 'Desk 3' }, HOME)).toEqual({
    ...HOME,
    fullName: 'Grace Hopper',
    line2: 'Desk 3',
  });
});

test('a billing address with a phone number stays as it is', () => {
  const own = { ...EMPTY, phone: '212 555 0199' };
  expect(fillBilling(own, HOME)).toEqual(own);
});
