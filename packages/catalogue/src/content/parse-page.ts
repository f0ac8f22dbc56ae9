import { parse } from 'yaml';
import { type ContentPage, frontMatterSchema } from './page-schema.ts';

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Where a file lies and what is in it. `name` is relative to the folder of all pages: `en/p/returns.md`. */
interface PageFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Reads a page from its file: front matter between two lines of dashes, then Markdown.
 * @throws Error that names the file and the field when its front matter is wrong.
 */
export const parsePage = ({ name, text }: PageFile): ContentPage => {
  const [, front, markdown] = FILE.exec(text) ?? [];
  if (front === undefined || markdown === undefined)
    throw new Error(`${name}: must begin with its title and description between two lines of dashes`);
  const result = frontMatterSchema.safeParse(parse(front));
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${name}:\n- ${faults.join('\n- ')}`);
  }
  const [language = '', ...path] = name.replace(/\.md$/, '').split('/');
  return { ...result.data, language, path: `/${path.join('/')}`, markdown: markdown.trim() };
};
