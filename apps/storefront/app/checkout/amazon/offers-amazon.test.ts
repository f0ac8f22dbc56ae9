import { expect, test } from 'vitest';
import { offersAmazonAtCart } from './offers-amazon.ts';

const amazon = { signInUrl: 'https://payments.amazon.com/checkout' };

test('the cart offers Amazon Pay where the shop has it and the country does', () => {
  expect(offersAmazonAtCart({ amazon }, 'US', 76_104)).toBe(true);
  expect(offersAmazonAtCart({ amazon }, 'GB', 76_104)).toBe(true);
  expect(offersAmazonAtCart({ amazon }, 'CA', 76_104)).toBe(false);
  expect(offersAmazonAtCart({}, 'US', 76_104)).toBe(false);
});

test('where nothing is due nobody is sent to Amazon', () => {
  expect(offersAmazonAtCart({ amazon }, 'US', 0)).toBe(false);
});
