import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { fulfillmentStatus } from './fulfillment-status.ts';
import { SHIPMENT_STATES } from './shipment-states.ts';

it('an order is as far as the last of its shipments', () => {
  expect(fulfillmentStatus(['ready', 'preparing'])).toBe('preparing');
  expect(fulfillmentStatus(['shipped', 'delivered'])).toBe('shipped');
  expect(fulfillmentStatus(['delivered', 'delivered'])).toBe('delivered');
});

it('an order of which some has left and some has not is partly shipped', () => {
  expect(fulfillmentStatus(['delivered', 'ready'])).toBe('partly_shipped');
});

it('a parcel that is lost or has come back is told of before one on its way', () => {
  expect(fulfillmentStatus(['shipped', 'lost'])).toBe('lost');
  expect(fulfillmentStatus(['delivered', 'returned_to_sender'])).toBe('returned_to_sender');
});

it('a shipment that is cancelled is not waited for', () => {
  expect(fulfillmentStatus(['cancelled', 'delivered'])).toBe('delivered');
  expect(fulfillmentStatus(['cancelled'])).toBe('cancelled');
});

it('what is sent again is as far as the shipment that it leaves in', () => {
  expect(fulfillmentStatus(['resent', 'preparing'])).toBe('preparing');
  expect(fulfillmentStatus(['resent', 'delivered', 'delivered'])).toBe('delivered');
});

it('a shipment that is refunded is not waited for, and nothing else was sent of an order that is', () => {
  expect(fulfillmentStatus(['refunded', 'shipped'])).toBe('shipped');
  expect(fulfillmentStatus(['refunded', 'cancelled'])).toBe('refunded');
});

it('an order that nothing is sent for is prepared', () => {
  expect(fulfillmentStatus([])).toBe('preparing');
});

const NOT_WAITED_FOR = ['resent', 'refunded', 'cancelled'];

test('an order is delivered only when everything that is sent is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SHIPMENT_STATES), { minLength: 1 }), (states) => {
      const isAllThere = states.every((state) => state === 'delivered' || NOT_WAITED_FOR.includes(state));
      expect(fulfillmentStatus(states) === 'delivered').toBe(isAllThere && states.includes('delivered'));
    }),
  );
});
