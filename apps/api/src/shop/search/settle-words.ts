import type { Asked, Wanted } from './parse-query.ts';
import type { JudgedWord } from './search-index.ts';
import { type NearWord, slipsMeant } from './speller.ts';
import type { Word } from './words-of.ts';

/** What was meant by words that nothing is called by. */
export interface Spelling {
  readonly words: readonly Word[];
  /** So like what was typed that it is searched for. */
  readonly isUsed: boolean;
}

/** The words that nobody knows and no phrase has. */
export const plainWords = ({ wanted }: Asked): string[] =>
  wanted.filter(({ isPlain }) => isPlain).flatMap(({ phrases }) => phrases);

/**
 * The query with known words in place of mistyped ones; null where each is known or like nothing. With few slips it is
 * taken for what was meant; with more it is only asked about.
 */
export const findSpelling = (
  words: readonly Word[],
  plain: readonly string[],
  judged: ReadonlyMap<string, JudgedWord>,
): Spelling | null => {
  const mistyped = plain.flatMap((word) => {
    const verdict = judged.get(word);
    return verdict?.near && isMistyped(verdict, verdict.near) ? [{ word, near: verdict.near }] : [];
  });
  if (mistyped.length === 0) return null;
  const nearOf = new Map(mistyped.map(({ word, near }) => [word, near]));
  return {
    isUsed: mistyped.every(({ word, near }) => near.slips <= slipsMeant(word)),
    words: words.map((word) => {
      const near = nearOf.get(word.folded);
      return near ? { shown: near.shown, folded: near.word } : word;
    }),
  };
};

/** "protecter" has the stem of "protects", which texts say: nothing is called by it, and a protector is one slip off. */
const isMistyped = ({ word, isStop, isKnown, isName, isBeginning }: JudgedWord, near: NearWord): boolean => {
  if (isStop || isName || near.isSame) return false;
  // A beginning is meant to be one, but for a last letter: "mattres".
  if (isBeginning) return near.slips === 1 && near.word.startsWith(word);
  return !isKnown || (near.slips === 1 && Math.abs(near.word.length - word.length) <= 1);
};

/** What is to be found: without words that say nothing; a word that things only begin with finds those. */
export const settleWords = (
  wanted: readonly Wanted[],
  judged: ReadonlyMap<string, JudgedWord>,
): readonly Wanted[] =>
  wanted.flatMap((one) => {
    const verdict = one.isPlain ? judged.get(one.phrases[0] ?? '') : undefined;
    if (verdict?.isStop) return [];
    return [verdict && !verdict.isKnown && verdict.isBeginning ? { ...one, isPrefix: true } : one];
  });
