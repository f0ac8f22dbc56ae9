import { describe, expect, it } from 'vitest';
import { allowedTypos, createSpeller } from './speller.ts';
import { termsOf } from './terms.ts';

const speller = createSpeller(
  ['mattress', 'hybrid', 'king', 'bed', 'sheet', 'sheets', 'protector'].map((word, at) => ({
    word,
    shown: word === 'hybrid' ? 'Hybrid' : word,
    uses: at + 1,
  })),
  termsOf('en'),
);
const near = (word: string) => {
  const found = speller.findNear(word);
  return found && [found.word, found.typos];
};

describe('the word that is nearest', () => {
  it('counts letters that are wrong, missing or too many, and two in the wrong order as one typo', () => {
    expect(near('hybird')).toEqual(['hybrid', 1]);
    expect(near('kign')).toEqual(['king', 1]);
    expect(near('matress')).toEqual(['mattress', 1]);
    expect(near('protekterr')).toEqual(['protector', 3]);
    expect(near('mattress')).toEqual(['mattress', 0]);
  });

  it('is none where it would be a guess', () => {
    expect(near('bde')).toBeNull();
    expect(near('zebra')).toBeNull();
    expect(near('kngi')).toEqual(null);
  });

  it('is written as it is shown, and known for the same word in another form', () => {
    expect(speller.findNear('hybird')).toMatchObject({ shown: 'Hybrid', isSame: false });
    expect(speller.findNear('sheeted')).toMatchObject({ word: 'sheets', typos: 2, isSame: true });
  });
});

it('A short word is allowed fewer typos than a long one', () => {
  expect(['bed', 'king', 'queen', 'pillow', 'mattress'].map(allowedTypos)).toEqual([0, 1, 1, 2, 2]);
});
