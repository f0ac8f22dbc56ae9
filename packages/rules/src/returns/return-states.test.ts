import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  canReturnMove,
  isReturnDue,
  isReturnOpen,
  RETURN_STATES,
  RETURN_TRANSITIONS,
} from './return-states.ts';

describe('a return', () => {
  it('is requested, approved, collected and received', () => {
    expect(canReturnMove('requested', 'approved')).toBe(true);
    expect(canReturnMove('approved', 'under_way')).toBe(true);
    expect(canReturnMove('under_way', 'received')).toBe(true);
    expect(canReturnMove('requested', 'received')).toBe(false);
  });

  it('can be called off until it is collected', () => {
    expect(RETURN_STATES.filter((state) => canReturnMove(state, 'cancelled'))).toEqual([
      'awaiting_payment',
      'requested',
      'approved',
    ]);
  });

  it('that waits for the payment of a dearer piece is requested once that is paid, and is nothing for staff until then', () => {
    expect(RETURN_TRANSITIONS.awaiting_payment).toEqual(['requested', 'cancelled']);
    expect(RETURN_STATES.filter(isReturnDue)).toEqual(['requested', 'approved', 'under_way']);
    expect(isReturnOpen('awaiting_payment')).toBe(true);
  });

  it('is over once it is received, refused or called off', () => {
    expect(RETURN_STATES.filter((state) => !isReturnOpen(state))).toEqual([
      'received',
      'refused',
      'cancelled',
    ]);
  });

  it('can come to each of its states', () => {
    const reached = new Set(Object.values(RETURN_TRANSITIONS).flat());
    expect(RETURN_STATES.filter((state) => !reached.has(state))).toEqual(['awaiting_payment']);
  });
});

test('whatever is asked of it, a return that is over stays as it is, and one that is received was approved', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...RETURN_STATES), { maxLength: 12 }), (asked) => {
      let state: (typeof RETURN_STATES)[number] = 'awaiting_payment';
      const seen = new Set<string>([state]);
      for (const next of asked) {
        if (!isReturnOpen(state)) expect(canReturnMove(state, next)).toBe(false);
        if (canReturnMove(state, next)) state = next;
        seen.add(state);
      }
      if (state === 'received') expect(seen.has('approved')).toBe(true);
    }),
  );
});
