import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isComplete, parseAnswers, QUIZ, QUIZ_QUESTIONS } from './answers.ts';

const EVERYTHING = Object.fromEntries(QUIZ_QUESTIONS.map((question) => [question, QUIZ[question][0]]));

test('the quiz asks five or six things, one after the other', () => {
  expect(QUIZ_QUESTIONS).toHaveLength(6);
  expect(parseAnswers({})).toEqual({ answers: {}, next: 'position' });
  expect(parseAnswers({ position: 'side' }).next).toBe('weight');
  expect(parseAnswers(EVERYTHING).next).toBeNull();
});

test('a word that is no answer is asked for again, whatever was answered after it', () => {
  const { answers, next } = parseAnswers({ ...EVERYTHING, heat: 'lukewarm', sofa: 'blue' });
  expect(next).toBe('heat');
  expect(answers).not.toHaveProperty('heat');
  expect(answers).not.toHaveProperty('sofa');
  expect(isComplete(answers)).toBe(false);
  expect(isComplete(parseAnswers(EVERYTHING).answers)).toBe(true);
});

test('whatever an address says, what is read of it are answers, and they read the same again', () => {
  const word = fc.oneof(fc.constantFrom(...Object.values(QUIZ).flat(), 'toString'), fc.string());
  const query = fc.dictionary(fc.constantFrom(...QUIZ_QUESTIONS, 'sofa'), fc.oneof(word, fc.array(word)));
  fc.assert(
    fc.property(query, (asked) => {
      const { answers, next } = parseAnswers(asked);
      expect(parseAnswers(answers)).toEqual({ answers, next });
      expect(isComplete(answers)).toBe(next === null);
      for (const question of QUIZ_QUESTIONS)
        expect([undefined, ...QUIZ[question]]).toContain(answers[question]);
    }),
  );
});

test('who answers what is asked next comes to an end, each question asked once', () => {
  const picks = fc.array(fc.nat(3), { minLength: QUIZ_QUESTIONS.length, maxLength: QUIZ_QUESTIONS.length });
  fc.assert(
    fc.property(picks, (numbers) => {
      const answers: Record<string, string> = {};
      for (const number of numbers) {
        const { next } = parseAnswers(answers);
        if (next === null) throw new Error('the quiz ended too early');
        const choices = QUIZ[next];
        answers[next] = choices[number % choices.length] ?? '';
      }
      expect(parseAnswers(answers)).toEqual({ answers, next: null });
    }),
  );
});
