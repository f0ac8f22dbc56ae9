import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, '../../apps/storefront/build/client/assets');

/** A class of a CSS module as it was built. */
const CLASS = /_[A-Za-z][\w-]*_[a-z0-9]{5}_\d+/g;

const classesOf = (text: string): Set<string> => new Set(text.match(CLASS));

const sheets = readdirSync(ASSETS).filter((name) => name.endsWith('.css'));
const STYLED = classesOf(sheets.map((name) => readFileSync(join(ASSETS, name), 'utf8')).join(''));

/** Classes of a page that the shop's stylesheet knows and the page's own part of it does not. */
export const unstyledClasses = (html: string): string[] => {
  const styles = html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? [];
  const own = classesOf(styles.join(''));
  const markup = styles.reduce((rest, style) => rest.replace(style, ''), html);
  return [...classesOf(markup)].filter((name) => STYLED.has(name) && !own.has(name));
};
