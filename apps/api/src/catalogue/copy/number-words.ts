const TO_NINETEEN = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const VALUES: ReadonlyMap<string, number> = new Map([
  ...TO_NINETEEN.map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['a half', 0.5],
  ['a quarter', 0.25],
  ['three quarter', 0.75],
  ['three quarters', 0.75],
]);

/** Small, or at the beginning of a sentence. The longest first, as "sixteen" begins with "six". */
const either = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');

/** A number from one to ninety-nine in words, as part of an expression. */
export const NUMBER_WORD = String.raw`\b(?:(?:${either(TENS)})(?:-(?:${either(TO_NINETEEN.slice(0, 9))}))?|${either(TO_NINETEEN)})`;

/**
 * What a number is, in figures or words, with a fraction behind it or without.
 * @example numberOf('two and a half') // 2.5
 */
export const numberOf = (text: string): number => {
  const [whole = '', fraction] = text.toLowerCase().split(' and ');
  const [first = '', second] = whole.split('-');
  const value = VALUES.get(first);
  const number =
    value === undefined ? Number(whole.replaceAll(',', '')) : value + (VALUES.get(second ?? '') ?? 0);
  return number + (FRACTIONS.get(fraction ?? '') ?? 0);
};
