import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stopwords as ENGLISH_STOP_WORDS } from '@orama/stopwords/english';
import { stopwords as FRENCH_STOP_WORDS } from '@orama/stopwords/french';
import { stopwords as SPANISH_STOP_WORDS } from '@orama/stopwords/spanish';
import { tokenize } from './tokenize.ts';

/** How the words of one language are compared. Words go in folded (tokenize.ts). */
export interface Terms {
  /** What all forms of a word share: "mattress" of "mattresses". */
  readonly stem: (word: string) => string;
  /** Whether a word says nothing by itself: "the". */
  readonly isStop: (word: string) => boolean;
}

/** In a language without rules here, words are compared as they are. */
export const termsOf = (language: string): Terms => TERMS.get(language) ?? AS_THEY_ARE;

const AS_THEY_ARE: Terms = { stem: (word) => word, isStop: () => false };

const toTerms = (stem: (word: string) => string, stopWords: readonly string[]): Terms => {
  // « n'est » is two words to us.
  const stops = new Set(stopWords.flatMap(tokenize).map(({ folded }) => folded));
  return { stem, isStop: (word) => stops.has(word) };
};

const TERMS: ReadonlyMap<string, Terms> = new Map([
  ['en', toTerms(stemEnglish, ENGLISH_STOP_WORDS)],
  ['fr', toTerms(stemFrench, FRENCH_STOP_WORDS)],
  ['es', toTerms(stemSpanish, SPANISH_STOP_WORDS)],
]);
