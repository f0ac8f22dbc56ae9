/**
 * The numeric check of quotes: digits with an optional decimal part, nothing else [C5].
 * @example isNumeric('699.50') // true
 */
export const isNumeric = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);
