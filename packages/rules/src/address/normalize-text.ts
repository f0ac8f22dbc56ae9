/**
 * A text normalised for validation: full-width letters and rare spaces become the usual ones, and invisible
 * characters are removed [D35].
 * @example plainText('ＰＯ\u00a0Box') // "PO Box"
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
