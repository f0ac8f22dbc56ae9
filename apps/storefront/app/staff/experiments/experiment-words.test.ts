import { EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import { expect, test } from 'vitest';
import { EXPERIMENT_WORDS } from './experiment-words.ts';

test('Staff read the owner, the question and the variants of every experiment in their language', () => {
  for (const { name, owner, question, variants } of EXPERIMENTS) {
    const words = EXPERIMENT_WORDS[name];
    expect([words?.owner, words?.question]).toEqual([owner, question]);
    expect(Object.keys(words?.variants ?? {})).toEqual(variants.map((variant) => variant.name));
  }
});
