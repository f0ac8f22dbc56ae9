import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import type { Asked, Wanted } from './parse-query.ts';
import { findSizeSlip } from './size-slip.ts';
import type { JudgedWord } from './store.ts';
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
 * The query with known words in place of mistyped ones; null where each is known or like nothing. From `likeEnough` on
 * it is taken for what was meant; below, it is only asked about.
 */
export const findSpelling = (
  words: readonly Word[],
  plain: readonly string[],
  judged: ReadonlyMap<string, JudgedWord>,
  likeEnough: number,
  sizes: Pick<SearchWords, 'sizes'>,
): Spelling | null => {
  const mistyped = plain.flatMap((word) => {
    const verdict = judged.get(word);
    const size = verdict?.isKnown || verdict?.isName ? null : findSizeSlip(word, sizes);
    if (size !== null) return [{ word, near: { word: size, shown: size, likeness: 1 } }];
    return verdict?.near && isMistyped(verdict, verdict.near) ? [{ word, near: verdict.near }] : [];
  });
  if (mistyped.length === 0) return null;
  const nearOf = new Map(mistyped.map(({ word, near }) => [word, near]));
  return {
    isUsed: mistyped.every(({ near }) => near.likeness >= likeEnough),
    words: words.map((word) => {
      const near = nearOf.get(word.folded);
      return near ? { shown: near.shown, folded: near.word } : word;
    }),
  };
};

type Near = NonNullable<JudgedWord['near']>;

/** So like a name, and of nearly its length, that it is that name although some text has a word like it. */
const VERY_LIKE = 0.5;
/** So like a name that it is no beginning which is meant to be one: "mattres". */
const NEARLY_THE_SAME = 0.6;

/** "protecter" has the stem of "protects", which texts say: nothing is called by it, and a protector is very like. */
const isMistyped = ({ word, isStop, isKnown, isName, isBeginning }: JudgedWord, near: Near): boolean => {
  if (isStop || isName || near.isSame) return false;
  if (isBeginning) return near.likeness >= NEARLY_THE_SAME;
  return !isKnown || (near.likeness >= VERY_LIKE && Math.abs(near.word.length - word.length) <= 1);
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
