import { describe, expect, it } from 'vitest';
import type { JudgedWord } from './search-index.ts';
import { findSpelling, settleWords } from './settle-words.ts';
import { wordsOf } from './words-of.ts';

const judged = (word: string, facts: Partial<JudgedWord> = {}): JudgedWord => ({
  ...{ word, isStop: false, isKnown: false, isName: false, isBeginning: false, near: null },
  ...facts,
});
const near = (word: string, slips: number, shown = word) => ({ word, shown, slips, isSame: false });
const book = (...words: readonly JudgedWord[]) => new Map(words.map((word) => [word.word, word]));
const spelling = (query: string, ...words: readonly JudgedWord[]) => {
  const found = findSpelling(
    wordsOf(query),
    words.map(({ word }) => word),
    book(...words),
  );
  return found && { text: found.words.map(({ shown }) => shown).join(' '), isUsed: found.isUsed };
};

describe('a mistyped word', () => {
  it('is read as the known word that is like it, the others staying as they are', () => {
    expect(spelling('Cooling pilow', judged('pilow', { near: near('pillow', 1) }))).toEqual({
      text: 'cooling pillow',
      isUsed: true,
    });
  });

  it('is written with its accents', () => {
    expect(spelling('oreiler', judged('oreiler', { near: near('memoire', 2, 'mémoire') }))?.text).toBe(
      'mémoire',
    );
  });

  it('is only asked about when it is not very like', () => {
    expect(spelling('couhc', judged('couhc', { near: near('couch', 2) }))?.isUsed).toBe(false);
  });

  it('is one too when its stem is said somewhere, but nothing is called so', () => {
    const protecter = { isKnown: true, near: near('protector', 1) };
    expect(spelling('protecter', judged('protecter', protecter))?.text).toBe('protector');
    expect(spelling('sleep', judged('sleep', { isKnown: true, near: near('sleeper', 2) }))).toBeNull();
  });

  it('is none when things are called so, or begin so, or nothing is like it', () => {
    const pad = near('padded', 2);
    expect(spelling('pads', judged('pads', { isKnown: true, isName: true, near: pad }))).toBeNull();
    expect(spelling('padd', judged('padd', { isBeginning: true, near: pad }))).toBeNull();
    expect(spelling('zebra', judged('zebra'))).toBeNull();
    expect(spelling('the', judged('the', { isStop: true, near: near('then', 1) }))).toBeNull();
  });

  it('of which only the end is wrong is no beginning', () => {
    const mattres = { isBeginning: true, near: near('mattress', 1) };
    expect(spelling('mattres', judged('mattres', mattres))?.text).toBe('mattress');
  });
});

describe('what is looked for', () => {
  const plain = (phrase: string) => ({ phrases: [phrase], exact: [], isPlain: true, isPrefix: false });

  it('has no words that say nothing, and finds things by their beginning where that is all there is', () => {
    const words = book(judged('the', { isStop: true }), judged('matt', { isBeginning: true }));
    expect(settleWords([plain('the'), plain('matt'), plain('bed')], words)).toEqual([
      { ...plain('matt'), isPrefix: true },
      plain('bed'),
    ]);
  });
});
