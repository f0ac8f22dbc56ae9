import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { readProofs } from './requirement-entries.ts';
import { REFERENCES, referencesIn } from './spec-links.ts';

/** One file of rules: what it says of itself, and where that comes from. */
export interface RuleEntry {
  readonly folder: string;
  /** From the folder of the rules, e.g. `pricing/tax.ts`. */
  readonly path: string;
  readonly sentence: string;
  /** Sections, decisions and lessons, as the file names them; empty when it names none. */
  readonly sources: readonly string[];
  /** The statements of the specification that its own test proves, e.g. `C5.07`. */
  readonly statements: readonly string[];
}

const ROOT = dirname(dirname(import.meta.dirname));
const RULES = 'packages/rules/src';
/** Made-up carts for tests, and what must always be true of any. */
const NO_RULES = 'testing';

/** Every file of rules, folder by folder. */
export const readRules = (): RuleEntry[] => {
  const proofs = Map.groupBy(readProofs(), ({ path }) => path);
  return globSync('**/*.ts', { cwd: join(ROOT, RULES) })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith(`${NO_RULES}/`))
    .sort()
    .map((path) => {
      const folder = path.includes('/') ? dirname(path) : '';
      const text = readFileSync(join(ROOT, RULES, path), 'utf8');
      const own = proofs.get(`${RULES}/${path.replace(/\.ts$/, '.test.ts')}`) ?? [];
      const statements = [...new Set(own.map(({ id }) => id))];
      return { folder, path, ...readEntry(text, basename(path, '.ts')), statements };
    });
};

/**
 * What the text of a file says: the first sentence about its main export, and every source it names. The main export
 * is the function that is called like the file (`stem`), or the type or table that is and names a source, else what has
 * its name in its own; a file of which nothing is called like it speaks by its first function, or export, with a source.
 */
export const readEntry = (text: string, stem = ''): Pick<RuleEntry, 'sentence' | 'sources'> => {
  const exports = documentedExports(text, stem);
  const main =
    exports.find(({ likeness, isFunction }) => likeness === 'same' && isFunction) ??
    exports.find(({ likeness, hasSource }) => likeness === 'same' && hasSource) ??
    exports.find(({ likeness, isFunction }) => likeness === 'part' && isFunction) ??
    exports.find(({ isFunction, hasSource }) => isFunction && hasSource) ??
    exports.find(({ likeness }) => likeness === 'same') ??
    exports.find(({ likeness }) => likeness === 'part') ??
    exports.find(({ hasSource }) => hasSource) ??
    exports[0];
  return {
    sentence: firstSentence(main?.doc ?? ''),
    sources: referencesIn(exports.map(({ doc }) => doc).join(' ')),
  };
};

/** What a file exports with a docstring directly before it that says something. */
const documentedExports = (text: string, stem: string) => {
  const { program, comments } = parseSync('rule.ts', text);
  return program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    const one = declared?.type === 'VariableDeclaration' ? declared.declarations[0] : declared;
    const endsAt = text.slice(0, node.start).trimEnd().length;
    const raw = comments.find(({ end }) => end === endsAt)?.value;
    const doc = raw?.startsWith('*') ? plain(raw.slice(1)) : '';
    if (one?.id?.type !== 'Identifier' || !raw || doc === '') return [];
    const isFunction = one.type === 'VariableDeclarator' && one.init?.type === 'ArrowFunctionExpression';
    const likeness = likenessOf(one.id.name, stem);
    return [{ doc, likeness, isFunction, hasSource: referencesIn(raw).length > 0 }];
  });
};

/** @example likenessOf('decideAddItems', 'add-items') // 'part' */
const likenessOf = (name: string, stem: string): 'same' | 'part' | 'none' => {
  const [own = '', file = ''] = [name, stem].map((text) =>
    text.replace(/-/g, '').toLowerCase().replace(/s$/, ''),
  );
  if (own === file) return 'same';
  return file !== '' && own.includes(file) ? 'part' : 'none';
};

const plain = (doc: string): string =>
  doc
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/@(?:example|throws)[\s\S]*$/, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** Up to the first full stop that ends a thought; what stands in brackets is the source. */
const firstSentence = (doc: string): string => {
  const [sentence = doc] = /^.*?(?<!e\.g)[.](?=\s|$)/.exec(doc) ?? [];
  return sentence
    .replace(new RegExp(` ?(?:\\(${REFERENCES.source}[^()]*\\)|${REFERENCES.source})`, 'g'), '')
    .trim();
};
