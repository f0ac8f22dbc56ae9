import { inchesToCm, poundsToKg } from '@counterpane/rules/metric';
import { NUMBER_WORD, numberOf } from './number-words.ts';

/** A comma in a number stands before three digits, the one between two numbers before a space: one reading of each. */
const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,4})(?:\.\d{1,9})?`;
const FRACTION = `(?: and (?:a half|a quarter|three quarters?))?`;
const NUMBER = `(?:${DIGITS}|${NUMBER_WORD})${FRACTION}`;
const BETWEEN = String.raw`(?:\s{0,3}(?:by|x|×|to|or|and|-)\s{0,3}|,\s{1,3})`;
/**
 * "60 by 80", "100 to 180", "15, 20 or 25": every number of it is of the unit that stands at the end. They are few:
 * a list without end would be read again from each of its numbers.
 */
const numbers = (one: string): string => `${one}(?:${BETWEEN}${one}){0,5}`;
const EACH_NUMBER = new RegExp(NUMBER, 'g');
const ARTICLE = String.raw`(?:\b([Aa])n? )?`;

/** What may follow the "in" of "9 in high"; after any other word it is no unit, as in "800 in a king". */
const AFTER_IN = `(?:high|tall|wide|deep|thick|long|across|apart|inside|off|each|pockets?|and|or|to|by|from|with|as|above|below|under)`;

const LENGTHS = new RegExp(
  String.raw`${ARTICLE}(?<![\w.])(?:(${numbers(NUMBER)})[\s-]?inch(?:es)?|(${numbers(DIGITS)})\s?in(?!\s+(?!${AFTER_IN}\b)[A-Za-z]))\b`,
  'g',
);
const WEIGHTS = new RegExp(String.raw`${ARTICLE}(?<![\w.])(${numbers(NUMBER)})[\s-]?(?:lbs?|pounds?)\b`, 'g');
const DENSITIES = new RegExp(
  String.raw`(?<![\w.])(${numbers(NUMBER)}) (?:lbs?|pounds?) (?:a|per) cubic foot\b`,
  'g',
);
/** "an inch", "half an inch", "an inch and a half", "an inch or two". */
const ONE_INCH =
  /\b([Hh]alf an|[Aa] quarter of an|[Tt]hree quarters of an|[Aa]n) inch( and a half| or two)?\b/g;
const ONE_POUND = /\b(?:[Hh]alf a|[Aa]) pound\b/g;

/** Nothing but the sides of a bed, "two 38 × 80": those of all countries are written in inches. */
const SIDES = /^((?:two )?)(\d+(?:\.\d+)? [x×] \d+(?:\.\d+)?)$/;

const KG_PER_M3 = 16.018;

/**
 * A text with its inches in centimetres and its pounds in kilograms, for countries that measure so, whether the
 * numbers are figures or words. "800 in a king" is no length.
 * @example toMetric('60 by 80 inches, 72 lbs') // "152 by 203 cm, 33 kg"
 * @example toMetric('A twelve-inch mattress') // "A 30 cm mattress"
 */
export const toMetric = (text: string): string =>
  text
    .replace(SIDES, (_, two: string, sides: string) => `${two}${convert(sides, inchesToCm)} cm`)
    .replace(DENSITIES, (_, many: string) => `${convert(many, toDensity)} kg per cubic metre`)
    .replace(ONE_INCH, (_, part: string, more = '') => `${inchAnd(part.toLowerCase(), more)} cm`)
    .replace(ONE_POUND, (found) => `${poundsToKg(/half/i.test(found) ? 0.5 : 1)} kg`)
    .replace(
      LENGTHS,
      (_, article: string | undefined, spelled: string | undefined, short: string | undefined) =>
        `${withArticle(article, convert(spelled ?? short ?? '', inchesToCm))} cm`,
    )
    .replace(
      WEIGHTS,
      (_, article: string | undefined, many: string) =>
        `${withArticle(article, convert(many, poundsToKg))} kg`,
    );

const toDensity = (poundsPerCubicFoot: number): number => Math.round(poundsPerCubicFoot * KG_PER_M3);

const PARTS_OF_INCH: Readonly<Record<string, number>> = {
  'half an': 0.5,
  'a quarter of an': 0.25,
  'three quarters of an': 0.75,
  an: 1,
};

const inchAnd = (part: string, more: string): string => {
  if (more === ' or two') return `${inchesToCm(1)} to ${inchesToCm(2)}`;
  return String(inchesToCm((PARTS_OF_INCH[part] ?? 1) + (more === '' ? 0 : 0.5)));
};

const convert = (many: string, by: (value: number) => number): string =>
  many.replace(EACH_NUMBER, (number) => String(by(numberOf(number))));

/** "An eight-inch mattress" is "a 20 cm" one. */
const withArticle = (article: string | undefined, figures: string): string => {
  if (article === undefined) return figures;
  return `${article}${/^(?:8|11|18)/.test(figures) ? 'n' : ''} ${figures}`;
};
