import { expect, test } from 'vitest';
import { amazonParameters } from './amazon-parameters.ts';

test('The US store pays in dollars and speaks American English, with delivery', () => {
  expect(amazonParameters({ currency: 'USD', country: 'US' })).toEqual({
    ledgerCurrency: 'USD',
    checkoutLanguage: 'en_US',
    productType: 'PayAndShip',
    buttonColor: 'Gold',
  });
});

test('Another store sends its own', () => {
  expect(amazonParameters({ currency: 'GBP', country: 'GB' })).toMatchObject({
    ledgerCurrency: 'GBP',
    checkoutLanguage: 'en_GB',
  });
});
