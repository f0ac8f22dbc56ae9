import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One file of rules: what it says of itself, and where that comes from. */
export interface RuleEntry {
  readonly folder: string;
  /** From the folder of the rules, e.g. `pricing/tax.ts`. */
  readonly path: string;
  readonly sentence: string;
  /** Sections, decisions and lessons, as the file names them; empty when it names none. */
  readonly sources: readonly string[];
}

const ROOT = dirname(dirname(import.meta.dirname));
const RULES = 'packages/rules/src';
/** Made-up carts for tests, and what must always be true of any. */
const NO_RULES = 'invariants';

/** Every file of rules, folder by folder. */
export const readRules = (): RuleEntry[] =>
  globSync('**/*.ts', { cwd: join(ROOT, RULES) })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith(`${NO_RULES}/`))
    .sort()
    .map((path) => {
      const folder = path.includes('/') ? dirname(path) : '';
      return { folder, path, ...readEntry(readFileSync(join(ROOT, RULES, path), 'utf8')) };
    });

/** What the text of a file says: the first sentence of its best docstring, and every source it names. */
export const readEntry = (text: string): Pick<RuleEntry, 'sentence' | 'sources'> => {
  const docs = Array.from(text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export/g), ([, doc = '']) =>
    plain(doc),
  );
  const telling = docs.find((doc) => sourcesIn(doc).length > 0) ?? docs[0] ?? '';
  return { sentence: firstSentence(telling), sources: [...new Set(docs.flatMap(sourcesIn))] };
};

const SOURCE =
  /(?:catalogue|checkout|design) sections? \d+(?:(?:, | and )\d+)*|decisions? rows? \d+(?:(?:, | and )\d+)*|decision record \d+|lessons? \d+(?:(?:, | and )\d+)*|shapes, "[^"]+"/g;

const sourcesIn = (doc: string): string[] => doc.match(SOURCE) ?? [];

const plain = (doc: string): string =>
  doc
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/@(?:example|throws)[\s\S]*$/, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** Up to the first full stop, colon or semicolon that ends a thought; what stands in brackets is the source. */
const firstSentence = (doc: string): string => {
  const [sentence = doc] = /^.*?[.](?=\s|$)/.exec(doc) ?? [];
  return sentence.replace(new RegExp(` ?\\([^()]*(?:${SOURCE.source})[^()]*\\)`, 'g'), '').trim();
};
