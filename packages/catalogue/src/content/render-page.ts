import { Marked } from 'marked';

/** Values by the names that stand in braces in a text: `{brand}`. */
export type Values = Readonly<Record<string, string>>;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Markdown only: a tag that somebody writes is shown as it was written, so that no page can break another. Headings
 * can be linked to, and tables scroll on a small screen.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @throws Error for a name in braces that means nothing. */
export const fillValues = (text: string, values: Values): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (gap, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`${gap} means nothing`);
    return value;
  });

/** A text in Markdown as HTML, with its values filled in. */
export const renderMarkdown = (markdown: string, values: Values): string =>
  marked.parse(fillValues(markdown, values), { async: false });
