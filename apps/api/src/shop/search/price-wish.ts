import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import { foldText } from './words-of.ts';

/** What somebody said of the price, apart from what they look for. Amounts in cents; null where they did not say. */
export interface PriceWish {
  readonly query: string;
  readonly least: number | null;
  readonly most: number | null;
  /** "Cheap": the least expensive first. */
  readonly isCheapest: boolean;
}

/** "under 700", "less than $1,200", « moins de 700 $ »: the words before an amount, in each language. */
const CAP =
  /(?:^|\s)(?:under|below|less than|up to|cheaper than|at most|max(?:imum)?|moins de|moins cher que|sous|jusqu[’']à|maximum)\s{1,3}[$£]?\s?(\d{1,3}(?:[,\s\u00a0]\d{3}){1,3}|\d{2,6})(?:[.,]\d{2})?\s?(?:[$£]|dollars?|pounds?)?(?=\s|$)/iu;

/** "between 500 and 900", « entre 500 et 900 $ ». */
const RANGE =
  /(?:^|\s)(?:between|from|entre|de)\s{1,3}[$£]?(\d{2,3}|\d{1,3}[,\s\u00a0]?\d{3})\s{0,2}[$£]?\s{1,3}(?:and|to|et|à)\s{1,3}[$£]?(\d{2,3}|\d{1,3}[,\s\u00a0]?\d{3})\s?[$£]?(?=\s|$)/iu;

/** @example takePriceWish('cheap queen mattress under 700', words) // { query: 'queen mattress', most: 70000, … } */
export const takePriceWish = (typed: string, { cheap }: Pick<SearchWords, 'cheap'>): PriceWish => {
  const range = RANGE.exec(typed);
  const found = range ?? CAP.exec(typed);
  const rest = found
    ? `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`
        .replaceAll(/\s+/g, ' ')
        .trim()
    : typed;
  const query = withoutPhrases(rest, cheap);
  return {
    query,
    least: range ? centsOf(range[1]) : null,
    most: found ? centsOf(range ? range[2] : found[1]) : null,
    isCheapest: query !== rest,
  };
};

const centsOf = (amount = ''): number => Number(amount.replaceAll(/\D/g, '')) * 100;

const withoutPhrases = (text: string, phrases: readonly string[]): string => {
  const words = text.split(' ');
  const folded = words.map(foldText);
  for (const phrase of phrases.map((one) => foldText(one).split(' '))) {
    const at = folded.findIndex((_word, start) =>
      phrase.every((word, offset) => folded[start + offset] === word),
    );
    if (at < 0) continue;
    words.splice(at, phrase.length);
    folded.splice(at, phrase.length);
  }
  return words.join(' ');
};
