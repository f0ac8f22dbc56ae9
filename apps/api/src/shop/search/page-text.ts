const COUNTRIES = ['US', 'CA', 'GB'];

/**
 * What is said on a written page, for finding it: without the lines of other countries, marks and addresses. What stands
 * in braces is left out: it is a promise whose number changes, or the brand that everything here is from.
 * @example pageText('## Free *returns* from {brand}', 'US') // "Free returns from"
 */
export const pageText = (markdown: string, country: string): string =>
  markdown
    .split('\n')
    .filter((line) => COUNTRIES.every((each) => each === country || !line.includes(`{${each}}`)))
    .join('\n')
    .replace(/\{[a-zA-Z]+\}/g, ' ')
    .replace(/\]\([^()]*\)/g, ' ')
    .replace(/[#*_`>|[\]-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
