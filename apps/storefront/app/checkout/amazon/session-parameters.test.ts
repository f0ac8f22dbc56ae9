import { expect, test } from 'vitest';
import { sessionParameters } from './session-parameters.ts';

test('the US store pays in dollars and speaks American English, with delivery, from the cart [K9.06]', () => {
  expect(sessionParameters({ currency: 'USD', language: 'en', country: 'US' })).toEqual({
    ledgerCurrency: 'USD',
    checkoutLanguage: 'en_US',
    productType: 'PayAndShip',
    placement: 'Cart',
  });
});

test('another store sends its own', () => {
  expect(sessionParameters({ currency: 'GBP', language: 'en-GB', country: 'GB' })).toMatchObject({
    ledgerCurrency: 'GBP',
    checkoutLanguage: 'en_GB',
  });
});
