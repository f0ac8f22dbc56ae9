import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import { MATTRESS_INCHES } from '@counterpane/rules/options/mattress-inches';
import { findSize } from '@counterpane/rules/options/sizes';

/** "60x80", "60 × 80", "39 by 75 inches", "150x200 cm", « 60 sur 80 po », “60 por 80 pulgadas”. */
const DIMENSIONS =
  /(?<![\p{L}\p{N}.])(\d{2,3})\s{0,2}(?:["″”]|in(?:ch(?:es)?)?|cm|po|pulg)?\s{0,2}(?:x|×|\*|by|sur|por)\s{0,2}(\d{2,3})\s{0,2}(?:["″”]|(?:in(?:ch(?:es)?)?|cm|po(?:uces)?|pulg(?:adas)?)(?!\p{L}))?(?![\p{L}\p{N}])/giu;

/** "15lb", "20-pound": a number and its unit are two words. */
const POUNDS = /(?<![\p{L}\p{N}])(\d{1,3})[\s-]{0,3}(lbs?|pounds?|livres?|libras?)(?![\p{L}\p{N}])/giu;

/**
 * A query with sizes by their names where it has their width and length, in inches or centimetres and in either order,
 * and with weights as two words each. Other measures stay.
 * @example normalizeQueryMeasures('60 × 80 sheets', words) // "queen sheets"
 */
export const normalizeQueryMeasures = (query: string, { sizes }: Pick<SearchWords, 'sizes'>): string =>
  query
    .replace(DIMENSIONS, (typed, width: string, length: string) => {
      const name = findSizeOf(Number(width), Number(length));
      const [called = name] = Object.entries(sizes).find(([key]) => findSize(key) === name)?.[1] ?? [];
      return name === null ? typed : ` ${called} `;
    })
    .replace(POUNDS, '$1 $2');

/** Of a bed in centimetres so much may be missing or too much: 150 by 200 is sold as 60 by 80 inches. */
const CM_OFF = 3.5;

const findSizeOf = (one: number, other: number): string | null => {
  const [width, length] = one < other ? [one, other] : [other, one];
  const fits = (inches: number, typed: number) =>
    typed === inches || Math.abs(inches * 2.54 - typed) <= CM_OFF;
  const found = Object.entries(MATTRESS_INCHES).find(([, text]) => {
    const [wide, long, ...more] = text.match(/\d+|[a-z]+/g)?.map(Number) ?? [];
    return (
      wide !== undefined && long !== undefined && more.length === 0 && fits(wide, width) && fits(long, length)
    );
  });
  return found?.[0] ?? null;
};
