import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import { foldText } from './tokenize.ts';

/** A query and the price range in it. Amounts in cents; null where the query names none. */
export interface PriceRange {
  readonly query: string;
  readonly least: number | null;
  readonly most: number | null;
  /** "Cheap": the least expensive first. */
  readonly isCheapest: boolean;
}

const AMOUNT = String.raw`[$£]?\s?(?<amount>\d{1,3}(?:[,\s\u00a0]\d{3}){1,3}|\d{2,6})(?:[.,]\d{2})?\s?(?:[$£]|dollars?|pounds?|d[oó]lares?)?`;
/** What makes a number a length, a weight, a count or a time: "over 12 inch", "more than 300 lbs". */
const MEASURE = String.raw`(?:\s{1,3}(?<measure>inch|inches|in|cm|mm|ft|feet|lbs?|kg|stone|x|×|threads?|tc|tog|nights?|days?|years?|people|po|pouces?|livres|fils|nuits?|jours?|ans|personnes|pulg|pulgadas?|pies?|libras?|hilos|noches?|d[ií]as?|años?|personas))?(?=\s|$)`;

const priceAfter = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:^|\s)(?<denied>(?:no|not|pas)\s{1,3})?(?:${words})\s{1,3}${AMOUNT}${MEASURE}`,
    'giu',
  );

/** "under 700", "less than $1,200", « moins de 700 $ »: the words before an amount, in each language. */
const CAP = priceAfter(
  "under|below|less than|up to|cheaper than|at most|max(?:imum)?|moins de|moins cher que|sous|jusqu[’']à|maximum|menos de|m[aá]s barat[oa]s? que|por debajo de|hasta|m[aá]ximo",
);

/** "over 1000", "at least $500", « à partir de 500 $ ». */
const FLOOR = priceAfter(
  'over|above|more than|at least|starting at|from|min(?:imum)?|plus de|plus cher que|au moins|[àa] partir de|au-dessus de|d[èe]s|m[aá]s de|al menos|a partir de|por encima de|desde|m[ií]nimo',
);

/** "between 500 and 900", "$500 to $900", "500-900", « de 500 à 900 $ », “de 500 a 900”. */
const RANGE = new RegExp(
  String.raw`(?:^|\s)(between\s{1,3}|from\s{1,3}|entre\s{1,3}|de\s{1,3})?[$£]?(\d{2,3}|\d{1,3}[,\s\u00a0]?\d{3})\s{0,2}[$£]?(?:\s{1,3}(?:and|to|et|à|y|a)\s{1,3}|\s?[-–]\s?)[$£]?(\d{2,3}|\d{1,3}[,\s\u00a0]?\d{3})\s?[$£]?${MEASURE}`,
  'giu',
);

/** No bed is longer, so that a greater number that stands alone is no size in centimeters. */
const LONGEST_BED = 22_000;

/** @example parsePriceRange('cheap queen mattress under 700', words) // { query: 'queen mattress', most: 70000, … } */
export const parsePriceRange = (typed: string, { cheap }: Pick<SearchWords, 'cheap'>): PriceRange => {
  const range = findRange(typed);
  const cap = range ? null : findLimit(CAP, FLOOR, typed);
  const uncapped = without(typed, range ?? cap);
  const floor = range ? null : findLimit(FLOOR, CAP, uncapped);
  const rest = without(uncapped, floor);
  const query = withoutPhrases(rest, cheap);
  return {
    query,
    least: centsOf(range?.[2] ?? floor?.groups?.amount),
    most: centsOf(range?.[3] ?? cap?.groups?.amount),
    isCheapest: query !== rest,
  };
};

const findAmount = (expression: RegExp, typed: string, isPrice = (_found: RegExpExecArray) => true) =>
  Array.from(typed.matchAll(expression)).find((found) => !found.groups?.measure && isPrice(found)) ?? null;

/** "No more than 900" means "at most 900", and "no less than" means "at least". */
const findLimit = (limit: RegExp, opposite: RegExp, typed: string): RegExpExecArray | null =>
  findAmount(limit, typed, ({ groups }) => !groups?.denied) ??
  findAmount(opposite, typed, ({ groups }) => groups?.denied !== undefined);

/** Two numbers with no word before them and no currency are prices only if they cannot be the sides of a bed. */
const findRange = (typed: string): RegExpExecArray | null =>
  findAmount(RANGE, typed, (found) => {
    const [least, most] = [centsOf(found[2]) ?? 0, centsOf(found[3]) ?? 0];
    const isPrice = found[1] !== undefined || /[$£]/.test(found[0]) || most > LONGEST_BED;
    return isPrice && least <= most;
  });

const without = (text: string, found: RegExpExecArray | null): string =>
  found
    ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text;

const centsOf = (amount: string | undefined): number | null =>
  amount === undefined ? null : Number(amount.replaceAll(/\D/g, '')) * 100;

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
