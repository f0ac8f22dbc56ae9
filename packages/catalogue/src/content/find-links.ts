import { Marked } from 'marked';

/** Where the links of a text in Markdown lead, in their order. @example findLinks('[a](/b)') // ["/b"] */
export const findLinks = (markdown: string): string[] => {
  const found: string[] = [];
  new Marked({
    renderer: {
      link({ href, tokens }) {
        found.push(href);
        return this.parser.parseInline(tokens);
      },
    },
  }).parse(markdown);
  return found;
};
