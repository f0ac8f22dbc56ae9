import { expect, it } from 'vitest';
import { ATTEMPT_STATES, isActiveAttempt } from './attempt-states.ts';

it('an attempt that has ended takes no more money', () => {
  expect(ATTEMPT_STATES.filter(isActiveAttempt)).toEqual(['started', 'challenge', 'processing']);
});
