import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFulfillmentRefusal } from './find-fulfillment-refusal.ts';

it('A shopper may not set the fulfillment status of an item, and staff cannot before there is an order [K7.14]', () => {
  expect(findFulfillmentRefusal('shipped', { isStaff: false })).toEqual({ code: 'not_allowed' });
  expect(findFulfillmentRefusal('shipped', { isStaff: true })).toEqual({ code: 'nothing_to_fulfill' });
});

it('A change that names no fulfillment status is anyone’s', () => {
  expect(findFulfillmentRefusal(undefined, { isStaff: false })).toBeNull();
});

it('No text that is sent as a fulfillment status is ever taken', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (sent, isStaff) => {
      expect(findFulfillmentRefusal(sent, { isStaff })).not.toBeNull();
    }),
  );
});
