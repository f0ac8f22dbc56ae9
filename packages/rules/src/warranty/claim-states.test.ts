import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  CLAIM_STATES,
  CLAIM_TRANSITIONS,
  type ClaimState,
  canClaimMove,
  isClaimOpen,
} from './claim-states.ts';

it('A claim is decided, or its customer is asked for more and answers', () => {
  expect(canClaimMove('requested', 'replaced')).toBe(true);
  expect(canClaimMove('requested', 'needs_more')).toBe(true);
  expect(canClaimMove('needs_more', 'requested')).toBe(true);
  expect(canClaimMove('needs_more', 'replaced')).toBe(false);
});

it('What is decided or withdrawn stays so', () => {
  expect(CLAIM_STATES.filter(isClaimOpen)).toEqual(['requested', 'needs_more']);
  expect(canClaimMove('refused', 'requested')).toBe(false);
});

test('every state of a claim is reached from the first, in any walk', () => {
  const reached = new Set<ClaimState>();
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 6 }), (turns) => {
      let state: ClaimState = 'requested';
      reached.add(state);
      for (const turn of turns) {
        const next: readonly ClaimState[] = CLAIM_TRANSITIONS[state];
        const to: ClaimState | undefined = next[turn % Math.max(1, next.length)];
        expect(to !== undefined).toBe(isClaimOpen(state));
        state = to ?? state;
        reached.add(state);
      }
    }),
    { numRuns: 500 },
  );
  expect([...reached].toSorted()).toEqual(CLAIM_STATES.toSorted());
});
