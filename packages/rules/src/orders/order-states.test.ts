import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBecome, ORDER_STATES, ORDER_TRANSITIONS, type OrderState } from './order-states.ts';

/** Every state that can follow on from one, sooner or later, and the state itself. */
const reachableFrom = (start: OrderState): OrderState[] => {
  const reached = new Set<OrderState>([start]);
  // A set hands out what is added while it is walked.
  for (const state of reached) for (const next of ORDER_TRANSITIONS[state]) reached.add(next);
  return [...reached];
};

describe('the life of an order', () => {
  it('begins before the payment, and every state can be reached from there', () => {
    expect(reachableFrom('awaiting_payment').toSorted()).toEqual(ORDER_STATES.toSorted());
  });

  it('ends with paid and nowhere else', () => {
    expect(ORDER_STATES.filter((state) => ORDER_TRANSITIONS[state].length === 0)).toEqual(['paid']);
  });

  it('is told for every state', () => {
    expect(Object.keys(ORDER_TRANSITIONS).toSorted()).toEqual(ORDER_STATES.toSorted());
  });

  it('never takes a paid order back', () => {
    expect(canBecome('paid', 'cancelled')).toBe(false);
    expect(canBecome('paid', 'needs_attention')).toBe(false);
  });

  it('lets a payment that failed be tried again', () => {
    expect(canBecome('payment_failed', 'awaiting_payment')).toBe(true);
    expect(canBecome('payment_failed', 'paid')).toBe(true);
  });

  it('takes money that comes for a cancelled order, or has it looked at, and does nothing else with it', () => {
    expect(ORDER_TRANSITIONS.cancelled).toEqual(['paid', 'needs_attention']);
  });

  it('has a person settle what needs attention', () => {
    expect(canBecome('needs_attention', 'paid')).toBe(true);
    expect(canBecome('needs_attention', 'cancelled')).toBe(true);
    expect(canBecome('needs_attention', 'processing')).toBe(false);
  });

  it('lets every order that is not paid become paid, sooner or later', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATES), (state) => {
        expect(reachableFrom(state)).toContain('paid');
      }),
    );
  });

  it('has no step from a state to itself: the same again is no step', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATES), (state) => {
        expect(canBecome(state, state)).toBe(false);
      }),
    );
  });
});
