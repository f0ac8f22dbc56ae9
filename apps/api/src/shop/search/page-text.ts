const COUNTRIES = ['US', 'CA', 'GB'];

/**
 * The text of a written page for the search index, without the lines of other countries, marks and URLs.
 * Placeholders in braces are left out: their values change, and the brand's name is on every page.
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
