const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.45359237;

/** Whole centimetres, for countries that measure so (design section 10). @example inchesToCm(60) // 152 */
export const inchesToCm = (inches: number): number => Math.round(inches * CM_PER_INCH);

/** Whole kilograms. @example poundsToKg(72) // 33 */
export const poundsToKg = (pounds: number): number => Math.round(pounds * KG_PER_POUND);

const NUMBER = String.raw`\d{1,4}(?:,\d{3})*(?:\.\d+)?`;
/** "60 by 80 inches", "38 x 75 in": every number of it is of the unit that stands at the end. */
const LENGTHS = new RegExp(
  String.raw`\b(${NUMBER}(?:\s*(?:by|x|×|to|-)\s*${NUMBER})*)\s*-?\s*(?:inches|inch|in)\b(?!\s+[a-z])`,
  'g',
);
const WEIGHTS = new RegExp(
  String.raw`\b(${NUMBER}(?:\s*(?:to|-)\s*${NUMBER})*)\s*-?\s*(?:lbs?|pounds)\b`,
  'g',
);

/**
 * A text with its inches in centimetres and its pounds in kilograms, for countries that measure so. "80 in queen" is
 * no length: a word follows.
 * @example toMetric('60 by 80 inches, 72 lbs') // "152 by 203 cm, 33 kg"
 */
export const toMetric = (text: string): string =>
  text
    .replace(LENGTHS, (_, numbers: string) => `${convert(numbers, inchesToCm)} cm`)
    .replace(WEIGHTS, (_, numbers: string) => `${convert(numbers, poundsToKg)} kg`);

const convert = (numbers: string, by: (value: number) => number): string =>
  numbers.replace(new RegExp(NUMBER, 'g'), (number) => String(by(Number(number.replaceAll(',', '')))));
