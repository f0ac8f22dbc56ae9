import fc from 'fast-check';
import { expect, it } from 'vitest';
import { QUESTION_STATES, type QuestionState, stepQuestion } from './question-states.ts';

it('A question is answered or refused, and its answer can be changed', () => {
  expect(stepQuestion('waiting', 'answer')).toBe('answered');
  expect(stepQuestion('answered', 'answer')).toBe('answered');
  expect(stepQuestion('waiting', 'refuse')).toBe('refused');
  expect(stepQuestion('refused', 'refuse')).toBeNull();
});

it('Nothing waits again, in any walk', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...QUESTION_STATES),
      fc.array(fc.constantFrom('answer', 'refuse')),
      (from, walk) => {
        let state: QuestionState = from;
        for (const step of walk) {
          state = stepQuestion(state, step) ?? state;
          expect(state).toBe(step === 'answer' ? 'answered' : 'refused');
        }
      },
    ),
  );
});
