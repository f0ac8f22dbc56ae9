import { expect, test } from 'vitest';
import { daysIn } from '../language/say-days.ts';
import { translator } from '../language/translate.ts';
import { deliveryText } from './delivery-text.ts';

const t = translator('en');
const days = daysIn('en', 'US');

test('days that are known are said once', () => {
  const delivery = { text: 'Ships later: arrives from Dec 3', from: '2026-12-03', to: '2026-12-07' };
  expect(deliveryText(delivery, t, days)).toBe('Arrives Thu, Dec 3 – Mon, Dec 7');
});

test('without days, how long it takes', () => {
  const delivery = { text: '1 - 3 business days', from: null, to: null };
  expect(deliveryText(delivery, t, days)).toBe('Free delivery, 1 - 3 business days');
});

test('delivery that is paid for is not called free', () => {
  const delivery = { text: '1 - 3 business days', from: null, to: null };
  expect(deliveryText(delivery, t, days, false)).toBe('Delivery, 1 - 3 business days');
});
