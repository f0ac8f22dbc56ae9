import { QUIZ, QUIZ_QUESTIONS } from '@counterpane/rules/quiz/answers';
import { expect, test } from 'vitest';
import { QUESTIONS } from './quiz-texts.ts';

test('every answer of the quiz has words, in the order of the rules', () => {
  for (const question of QUIZ_QUESTIONS)
    expect(Object.keys(QUESTIONS[question].answers)).toEqual([...QUIZ[question]]);
});
