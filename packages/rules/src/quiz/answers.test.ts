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
