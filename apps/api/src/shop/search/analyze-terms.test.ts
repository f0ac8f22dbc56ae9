import { describe, expect, it } from 'vitest';
import { findSpelling, termsToSearch } from './analyze-terms.ts';
import type { AnalyzedTerm } from './search-index.ts';
import { tokenize } from './tokenize.ts';

const analyzed = (word: string, facts: Partial<AnalyzedTerm> = {}): AnalyzedTerm => ({
  ...{ word, isStop: false, isKnown: false, isName: false, isBeginning: false, near: null },
  ...facts,
});
const near = (word: string, typos: number, shown = word) => ({ word, shown, typos, isSame: false });
const dictionary = (...words: readonly AnalyzedTerm[]) => new Map(words.map((word) => [word.word, word]));
const spelling = (query: string, ...words: readonly AnalyzedTerm[]) => {
  const found = findSpelling(
    tokenize(query),
    words.map(({ word }) => word),
    dictionary(...words),
  );
  return found && { text: found.words.map(({ shown }) => shown).join(' '), isUsed: found.isUsed };
};

describe('a mistyped word', () => {
  it('is read as the known word that is like it, the others staying as they are', () => {
    expect(spelling('Cooling pilow', analyzed('pilow', { near: near('pillow', 1) }))).toEqual({
      text: 'cooling pillow',
      isUsed: true,
    });
  });

  it('is written with its accents', () => {
    expect(spelling('oreiler', analyzed('oreiler', { near: near('memoire', 2, 'mémoire') }))?.text).toBe(
      'mémoire',
    );
  });

  it('is only asked about when it is not very like', () => {
    expect(spelling('couhc', analyzed('couhc', { near: near('couch', 2) }))?.isUsed).toBe(false);
  });

  it('is one too when its stem is said somewhere, but nothing is called so', () => {
    const protecter = { isKnown: true, near: near('protector', 1) };
    expect(spelling('protecter', analyzed('protecter', protecter))?.text).toBe('protector');
    expect(spelling('sleep', analyzed('sleep', { isKnown: true, near: near('sleeper', 2) }))).toBeNull();
  });

  it('is none when things are called so, or begin so, or nothing is like it', () => {
    const pad = near('padded', 2);
    expect(spelling('pads', analyzed('pads', { isKnown: true, isName: true, near: pad }))).toBeNull();
    expect(spelling('padd', analyzed('padd', { isBeginning: true, near: pad }))).toBeNull();
    expect(spelling('zebra', analyzed('zebra'))).toBeNull();
    expect(spelling('the', analyzed('the', { isStop: true, near: near('then', 1) }))).toBeNull();
  });

  it('of which only the end is wrong is no beginning', () => {
    const mattres = { isBeginning: true, near: near('mattress', 1) };
    expect(spelling('mattres', analyzed('mattres', mattres))?.text).toBe('mattress');
  });
});

describe('what is looked for', () => {
  const plain = (phrase: string) => ({ phrases: [phrase], exact: [], isPlain: true, isPrefix: false });

  it('has no words that say nothing, and finds things by their beginning where that is all there is', () => {
    const words = dictionary(analyzed('the', { isStop: true }), analyzed('matt', { isBeginning: true }));
    expect(termsToSearch([plain('the'), plain('matt'), plain('bed')], words)).toEqual([
      { ...plain('matt'), isPrefix: true },
      plain('bed'),
    ]);
  });
});
