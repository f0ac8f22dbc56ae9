import { expect, test } from 'vitest';
import { shippingDates } from './shipping-dates.ts';

const FRIDAY = Date.parse('2026-11-20T12:00:00Z');
const there = {
  isInStock: true,
  isBackOrderAllowed: false,
  shipsInDays: null,
  hasWhiteGlove: true,
  transit: null,
};

test('what is there is handled in two to three business days and arrives one to three later, with white glove three more', () => {
  expect(shippingDates(there, FRIDAY)).toEqual({
    shippingFrom: '2026-11-25',
    shippingTo: '2026-11-30',
    wgsShippingFrom: '2026-11-30',
    wgsShippingTo: '2026-12-03',
  });
});

test('what is promised within 24 hours arrives on the next business day', () => {
  const soon = { ...there, hasWhiteGlove: false, transit: { from: 1, to: 1, nextDay: true } };
  expect(shippingDates(soon, FRIDAY)).toMatchObject({
    shippingFrom: '2026-11-23',
    shippingTo: '2026-11-23',
  });
});

test('soft goods have no days for white glove', () => {
  expect(shippingDates({ ...there, hasWhiteGlove: false }, FRIDAY)).toMatchObject({
    shippingTo: '2026-11-30',
    wgsShippingFrom: null,
    wgsShippingTo: null,
  });
});

test('what ships later arrives from the day that is known', () => {
  const later = { ...there, isInStock: false, isBackOrderAllowed: true, shipsInDays: 13 };
  expect(shippingDates(later, FRIDAY)).toMatchObject({
    shippingFrom: '2026-12-03',
    shippingTo: '2026-12-07',
  });
});

test('what would be done on a weekend arrives on the Monday after it', () => {
  const later = { ...there, isInStock: false, isBackOrderAllowed: true, shipsInDays: 15 };
  expect(shippingDates(later, FRIDAY)).toMatchObject({
    shippingFrom: '2026-12-07',
    shippingTo: '2026-12-09',
  });
});

test('what cannot be had arrives never, and nobody knows when what has no day', () => {
  const none = { shippingFrom: null, shippingTo: null, wgsShippingFrom: null, wgsShippingTo: null };
  expect(shippingDates({ ...there, isInStock: false, shipsInDays: 13 }, FRIDAY)).toEqual(none);
  expect(shippingDates({ ...there, isInStock: false, isBackOrderAllowed: true }, FRIDAY)).toEqual(none);
});
