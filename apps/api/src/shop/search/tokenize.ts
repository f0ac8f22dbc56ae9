/** A word as it was typed, and as it is compared: without case, accents and ligatures. */
export interface Word {
  readonly shown: string;
  readonly folded: string;
}

/**
 * The words of a text in any script; everything that is no letter and no digit parts them.
 * @example tokenize('Très grand lit!') // folded: "tres", "grand", "lit"
 */
export const tokenize = (text: string): Word[] =>
  [...text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .map(([shown]) => ({ shown: shown.toLowerCase(), folded: fold(shown) }))
    .filter(({ folded }) => folded !== '');

/** The words as they are compared, in one line. @example foldText('Protège-matelas') // "protege matelas" */
export const foldText = (text: string): string =>
  tokenize(text)
    .map(({ folded }) => folded)
    .join(' ');

const fold = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * One form for a noun and its plural, to compare by and not to read: "mattresses" and "mattress" are one, and so are
 * « bureaux » and « bureau ».
 * @example singular('sheets') // "sheet"
 */
export const singular = (folded: string): string => {
  if (folded.length < 4) return folded;
  if (/(?:ss|x|ch|sh)es$/.test(folded)) return folded.slice(0, -2);
  if (/(?:[^s]s|[ae]ux)$/.test(folded)) return folded.slice(0, -1);
  return folded;
};
