import { Marked } from 'marked';
import { escapeHtml } from './escape-html.ts';

/**
 * Values by the names that stand in braces in a text: `{brand}`. Null is what a brand does not have or a country is
 * not: the line that speaks of it is left out.
 */
export type Values = Readonly<Record<string, string | null>>;

/** @example slug('How long?') // "how-long" */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Markdown only: a tag that someone writes is shown as it was written, so that no page can break another. Headings
 * can be linked to, and tables scroll on a small screen, where a keyboard must be able to scroll them too.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table({ header, rows }) {
      const row = (cells: typeof header, tag: 'th' | 'td'): string =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const body = rows.map((cells) => row(cells, 'td')).join('');
      const head = row(header, 'th')
        .replaceAll('<th></th>', '<td></td>')
        .replaceAll('<th>', '<th scope="col">');
      return `<div class="scroller" tabindex="0" role="group" aria-label="${escapeHtml(titleOf(header))}"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

/** What a table is of, by its columns: tables have no names of their own. */
const titleOf = (header: readonly { readonly text: string }[]): string =>
  header
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(', ');

/**
 * A text with its values. A line that names what is not there is left out whole.
 * @throws Error for a name in braces that means nothing.
 */
export const fillValues = (text: string, values: Values): string =>
  text
    .split('\n')
    .flatMap((line) => fillLine(line, values) ?? [])
    .join('\n');

const fillLine = (line: string, values: Values): string | null => {
  let isHere = true;
  const filled = line.replace(/\{([a-zA-Z]+)\}/g, (gap, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`${gap} means nothing`);
    isHere &&= value !== null;
    return value ?? '';
  });
  return isHere ? filled : null;
};

/** A text in Markdown as HTML, with its values filled in. */
export const renderMarkdown = (markdown: string, values: Values): string =>
  marked.parse(fillValues(markdown, values), { async: false });

/** A line in Markdown as HTML without blocks: a lead may have a link in it. */
export const renderLine = (line: string, values: Values): string =>
  marked.parseInline(fillValues(line, values), { async: false });
