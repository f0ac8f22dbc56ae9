import type { ParsedQuery, Wanted } from './parse-query.ts';
import type { AnalyzedTerm } from './search-index.ts';
import { allowedTypos, type NearWord } from './speller.ts';
import type { Word } from './tokenize.ts';

/** The query with its typos corrected. */
export interface Spelling {
  readonly words: readonly Word[];
  /** Whether it is searched for at once; otherwise it is only suggested. */
  readonly isUsed: boolean;
}

/** The words of the query that no phrase of the dictionary contains. */
export const plainWords = ({ wanted }: ParsedQuery): string[] =>
  wanted.filter(({ isPlain }) => isPlain).flatMap(({ phrases }) => phrases);

/**
 * The query with known words in place of mistyped ones; null where each is known or resembles no known word. With few
 * typos it is searched for; with more it is only suggested.
 */
export const findSpelling = (
  words: readonly Word[],
  plain: readonly string[],
  analyzed: ReadonlyMap<string, AnalyzedTerm>,
): Spelling | null => {
  const mistyped = plain.flatMap((word) => {
    const term = analyzed.get(word);
    return term?.near && isMistyped(term, term.near) ? [{ word, near: term.near }] : [];
  });
  if (mistyped.length === 0) return null;
  const nearOf = new Map(mistyped.map(({ word, near }) => [word, near]));
  return {
    isUsed: mistyped.every(({ word, near }) => near.typos <= allowedTypos(word)),
    words: words.map((word) => {
      const near = nearOf.get(word.folded);
      return near ? { shown: near.shown, folded: near.word } : word;
    }),
  };
};

/** "protecter" has the stem of "protects", which some texts contain; no name contains it, and "protector" is one typo off. */
const isMistyped = (
  { word, isStop, isKnown, isName, isBeginning }: AnalyzedTerm,
  near: NearWord,
): boolean => {
  if (isStop || isName || near.isSame) return false;
  // The beginning of a name is not mistyped, unless one letter is missing at its end: "mattres".
  if (isBeginning) return near.typos === 1 && near.word.startsWith(word);
  return !isKnown || (near.typos === 1 && Math.abs(near.word.length - word.length) <= 1);
};

/** What is searched for: without stop words; a word that is the beginning of a name finds what begins with it. */
export const termsToSearch = (
  wanted: readonly Wanted[],
  analyzed: ReadonlyMap<string, AnalyzedTerm>,
): readonly Wanted[] =>
  wanted.flatMap((one) => {
    const term = one.isPlain ? analyzed.get(one.phrases[0] ?? '') : undefined;
    if (term?.isStop) return [];
    return [term && !term.isKnown && term.isBeginning ? { ...one, isPrefix: true } : one];
  });
