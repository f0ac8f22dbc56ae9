/**
 * A text as it was meant, to validate it: full-width letters and rare spaces are usual ones, and what cannot be seen is
 * not there [D35].
 * @example plainText('ＰＯ\u00a0Box') // "PO Box"
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
