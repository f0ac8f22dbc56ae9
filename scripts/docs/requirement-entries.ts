import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ESTree } from 'vite';
import { parseNodes, textOf } from '../syntax-nodes.ts';
import { fillTitle } from './table-titles.ts';

/** One test that proves a statement of the specification. */
export interface Proof {
  /** As `C5.07`: document, section, statement. */
  readonly id: string;
  /** What the test says, without its ids. */
  readonly sentence: string;
  readonly path: string;
}

const ROOT = dirname(dirname(import.meta.dirname));
const TESTS = '{apps,packages,test,imagery,scripts}/**/*.{test,spec}.{ts,tsx}';
/** The tests of these pages have samples of titles, which prove nothing. */
const NO_PROOFS = /(?:^|\/)(?:node_modules|build|coverage)\/|^scripts\/docs\//;

/** The tests of the repository that may prove something, by their path from its root. */
export const testFiles = (): string[] =>
  globSync(TESTS, { cwd: ROOT, exclude: (path) => NO_PROOFS.test(`${path}/`) }).sort();

/** Every proof in the tests of the repository, by id. */
export const readProofs = (): Proof[] =>
  testFiles()
    .flatMap((path) => findProofs(path, readFileSync(join(ROOT, path), 'utf8')))
    .sort((a, b) => compareIds(a.id, b.id));

const IDS = /\[([CK]\d+\.\d+(?:, ?[CK]\d+\.\d+)*)\]/g;

/** The proofs of one file: a title with ids, behind the titles of its groups. Ids of a table are those of its rows. */
export const findProofs = (path: string, text: string): Proof[] => {
  if (text.search(IDS) === -1) return [];
  const nodes = parseNodes(path, text);
  const blocks = nodes.flatMap((node) => blockOf(node, nodes));
  const rows = nodes.flatMap(rowOf);
  const inRows = new Set(rows.flatMap(({ title }) => idsOf(title)));
  return [...blocks, ...rows].flatMap((one) => {
    const groups = blocks.filter(({ isGroup, start, end }) => isGroup && start < one.start && one.end < end);
    const said = [...groups, one].map(({ title }) => title.replace(IDS, '')).join(' ');
    const words = said.replace(/\s+/g, ' ').trim();
    const sentence = words.startsWith('/') ? `The page ${words} is there and says what it is` : words;
    const ids = idsOf(one.title).filter((id) => !one.hasTable || !inRows.has(id));
    return ids.map((id) => ({ id, sentence, path }));
  });
};

/** What is called with a title, as in `it('a title', …)` and `describe.each(table)('a title', …)`. */
const blockOf = (node: ESTree.Node, nodes: readonly ESTree.Node[]) => {
  if (node.type !== 'CallExpression') return [];
  const { callee, start, end } = node;
  const [called, table] = callee.type === 'CallExpression' ? [callee.callee, callee.arguments[0]] : [callee];
  const name = called.type === 'MemberExpression' ? called.object : called;
  if (name.type !== 'Identifier' || !/^(?:describe|it|test)$/.test(name.name)) return [];
  return textOf(node.arguments[0]).map((text) => {
    const title = table ? fillTitle(text, table, nodes) : text;
    return { title, start, end, isGroup: name.name === 'describe', hasTable: Boolean(table) };
  });
};

/** A title that stands in a table, one test a row, in no group: `['/mattress [C2.59]', …]`. */
const rowOf = (node: ESTree.Node) => {
  const titles = node.type === 'ArrayExpression' ? textOf(node.elements[0]) : [];
  return titles.map((title) => ({ title, start: 0, end: 0, hasTable: false }));
};

const idsOf = (title: string): string[] =>
  Array.from(title.matchAll(IDS)).flatMap(([, ids = '']) => ids.split(/, ?/));

const { compare: compareIds } = new Intl.Collator('en', { numeric: true });
