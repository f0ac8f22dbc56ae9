import { EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import { expect, test } from 'vitest';
import { EXPERIMENT_WORDS } from './experiment-words.ts';

test('Staff read the question and the variants of every experiment in their language', () => {
  for (const { name, question, variants } of EXPERIMENTS) {
    const words = EXPERIMENT_WORDS[name];
    expect(words?.question).toBe(question);
    expect(Object.keys(words?.variants ?? {})).toEqual(variants.map((variant) => variant.name));
  }
});
