import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isParcelStep, type ParcelStep, stateOfParcels } from './parcel-states.ts';
import { SHIPMENT_STATES } from './shipment-states.ts';

describe('a shipment of several parcels', () => {
  it('has shipped when the last has gone, and is delivered when the last has arrived', () => {
    expect(stateOfParcels(['shipped', 'ready'])).toBe('ready');
    expect(stateOfParcels(['shipped', 'shipped'])).toBe('shipped');
    expect(stateOfParcels(['delivered', 'shipped'])).toBe('shipped');
    expect(stateOfParcels(['delivered', 'out_for_delivery'])).toBe('out_for_delivery');
    expect(stateOfParcels(['delivered', 'delivered'])).toBe('delivered');
  });

  it('is lost with a parcel that is, and comes back with one that does', () => {
    expect(stateOfParcels(['delivered', 'lost'])).toBe('lost');
    expect(stateOfParcels(['returned_to_sender', 'delivered'])).toBe('returned_to_sender');
    expect(stateOfParcels(['returned_to_sender', 'lost'])).toBe('lost');
  });

  it('has parcels that go with it from their labels on, until staff decide of them or it is cancelled', () => {
    expect(SHIPMENT_STATES.filter((state) => !isParcelStep(state))).toEqual([
      'preparing',
      'resent',
      'refunded',
      'cancelled',
    ]);
  });

  it('is nowhere while it has no parcel', () => {
    expect(stateOfParcels([])).toBeNull();
  });

  it('is where its only parcel is, and where one of several is, in whatever order they stand', () => {
    const step = fc.constantFrom<ParcelStep>(
      'ready',
      'shipped',
      'out_for_delivery',
      'delivered',
      'lost',
      'returned_to_sender',
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (parcels) => {
        const state = stateOfParcels(parcels);
        expect(parcels).toContain(state);
        expect(stateOfParcels(parcels.toReversed())).toBe(state);
        expect(stateOfParcels(parcels.slice(0, 1))).toBe(parcels[0]);
      }),
    );
  });
});
