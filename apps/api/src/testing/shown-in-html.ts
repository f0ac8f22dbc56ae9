/** What a reader of the HTML of an email sees: no tags, lines where it breaks them, and each sign that was escaped as it was. */
export const shownInHtml = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<!--.*?-->/gs, '')
    // Mail programs fold these, and no others.
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27|nbsp);/g, (entity) => SIGNS[entity] ?? entity);

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>' },
  ...{ '&quot;': '"', '&#x27;': "'", '&nbsp;': '\u00a0' },
};
