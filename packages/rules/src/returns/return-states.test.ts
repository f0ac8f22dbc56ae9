import { describe, expect, it } from 'vitest';
import { canReturnMove, isReturnOpen, RETURN_STATES, RETURN_TRANSITIONS } from './return-states.ts';

describe('a return', () => {
  it('is requested, approved, collected and received', () => {
    expect(canReturnMove('requested', 'approved')).toBe(true);
    expect(canReturnMove('approved', 'under_way')).toBe(true);
    expect(canReturnMove('under_way', 'received')).toBe(true);
    expect(canReturnMove('requested', 'received')).toBe(false);
  });

  it('can be called off until it is collected', () => {
    expect(RETURN_STATES.filter((state) => canReturnMove(state, 'cancelled'))).toEqual([
      'requested',
      'approved',
    ]);
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
    expect(RETURN_STATES.filter((state) => !reached.has(state))).toEqual(['requested']);
  });
});
