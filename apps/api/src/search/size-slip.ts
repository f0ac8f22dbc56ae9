import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import { foldText } from './words-of.ts';

/** Shorter words become each other too easily. */
const SHORTEST = 4;

/**
 * The size that a word is, but for one slip of the hand: two letters in the wrong order, one left out or one too many.
 * Letters that trigrams share are too few for that. Null where it is no size.
 * @example findSizeSlip('quene', words) // "queen"
 */
export const findSizeSlip = (word: string, { sizes }: Pick<SearchWords, 'sizes'>): string | null =>
  word.length < SHORTEST
    ? null
    : (Object.values(sizes)
        .flat()
        .map(foldText)
        .find((name) => !name.includes(' ') && name.length >= SHORTEST && isOneSlip(word, name)) ?? null);

const isOneSlip = (a: string, b: string): boolean => {
  if (a.length === b.length) return isSwap(a, b);
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    long.length - short.length === 1 &&
    [...long].some((_letter, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
};

const isSwap = (a: string, b: string): boolean => {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
};
