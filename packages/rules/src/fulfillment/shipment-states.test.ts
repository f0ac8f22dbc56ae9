import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canMove, isOver, SHIPMENT_STATES, stateAfterNews } from './shipment-states.ts';

describe('a shipment', () => {
  it('is prepared, made ready, shipped and delivered', () => {
    expect(canMove('preparing', 'ready')).toBe(true);
    expect(canMove('ready', 'shipped')).toBe(true);
    expect(canMove('shipped', 'delivered')).toBe(true);
    expect(canMove('delivered', 'shipped')).toBe(false);
  });

  it('ends when it is delivered or cancelled, and when staff have decided of what did not arrive', () => {
    const ends = SHIPMENT_STATES.filter(isOver);
    expect(ends).toEqual(['delivered', 'resent', 'refunded', 'cancelled']);
  });

  it('is sent again or refunded only where it is lost or has come back', () => {
    for (const decision of ['resent', 'refunded'] as const)
      expect(SHIPMENT_STATES.filter((state) => canMove(state, decision))).toEqual([
        'lost',
        'returned_to_sender',
      ]);
  });

  it('cannot be cancelled once a carrier has it', () => {
    const cancellable = SHIPMENT_STATES.filter((state) => canMove(state, 'cancelled'));
    expect(cancellable).toEqual(['preparing', 'ready']);
  });
});

describe('news of a carrier', () => {
  it('may skip what was not scanned', () => {
    expect(stateAfterNews('ready', 'delivered')).toBe('delivered');
    expect(stateAfterNews('ready', 'underway')).toBe('shipped');
  });

  it('change nothing where they only announce a parcel, or say what is not known', () => {
    expect(stateAfterNews('ready', 'announced')).toBeNull();
    expect(stateAfterNews('shipped', 'unknown')).toBeNull();
  });

  it('that come late bring nothing back', () => {
    expect(stateAfterNews('out_for_delivery', 'underway')).toBeNull();
    expect(stateAfterNews('delivered', 'out_for_delivery')).toBeNull();
    expect(stateAfterNews('shipped', 'underway')).toBeNull();
  });

  it('are not believed of what has no parcel yet', () => {
    expect(stateAfterNews('preparing', 'delivered')).toBeNull();
  });

  it('change nothing of what staff have decided', () => {
    for (const told of ['underway', 'delivered', 'lost', 'returned_to_sender'] as const)
      for (const decided of ['resent', 'refunded'] as const) expect(stateAfterNews(decided, told)).toBeNull();
  });

  it('tell of what was lost and is found', () => {
    expect(stateAfterNews('lost', 'underway')).toBe('shipped');
  });
});

test('whatever a carrier tells, a shipment only takes steps that its life has', () => {
  const news = [
    'announced',
    'underway',
    'out_for_delivery',
    'delivered',
    'returned_to_sender',
    'lost',
    'unknown',
  ] as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...news), { maxLength: 12 }), (told) => {
      let state: (typeof SHIPMENT_STATES)[number] = 'ready';
      for (const one of told) {
        const next = stateAfterNews(state, one);
        if (next === null) continue;
        expect(canMove(state, next)).toBe(true);
        state = next;
      }
      const isDelivered =
        told.includes('delivered') &&
        !told.slice(0, told.indexOf('delivered')).includes('returned_to_sender');
      if (isDelivered) expect(state).toBe('delivered');
    }),
  );
});
