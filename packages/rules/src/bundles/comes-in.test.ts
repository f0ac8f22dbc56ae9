import { describe, expect, it } from 'vitest';
import { BASE, FRAME, NIGHTSTAND } from '../invariants/sample-sets.ts';
import { comesIn } from './comes-in.ts';

describe('whether a part of a set comes in its size', () => {
  it('goes by what can be bought', () => {
    expect([comesIn(BASE, 'queen'), comesIn(BASE, 'calKing')]).toEqual([true, false]);
    expect(comesIn({ ...FRAME, variants: {} }, 'queen')).toBe(false);
  });

  it('is true of what has no size, and of anything while no size is asked for', () => {
    expect([comesIn(NIGHTSTAND, 'queen'), comesIn(BASE, null)]).toEqual([true, true]);
  });
});
