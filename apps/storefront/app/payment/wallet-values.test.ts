import { expect, test } from 'vitest';
import { walletValues } from './wallet-values.ts';

test('the US store pays in dollars and speaks American English, with delivery, from the cart [K9.06]', () => {
  expect(walletValues({ currency: 'USD', language: 'en', country: 'US' })).toEqual({
    ledgerCurrency: 'USD',
    checkoutLanguage: 'en_US',
    productType: 'PayAndShip',
    placement: 'Cart',
  });
});

test('another store sends its own', () => {
  expect(walletValues({ currency: 'GBP', language: 'en-GB', country: 'GB' })).toMatchObject({
    ledgerCurrency: 'GBP',
    checkoutLanguage: 'en_GB',
  });
});
