import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const BLOCK = /^(\s*)(describe|it|test)(?:\.each\(([\s\S]*?)\))?\(\s*(['"`])((?:(?!\4)[^\\]|\\.)*)\4/gm;
/** Titles that stand in a table, one test a row: `['/mattress [C2.59]', …]`, `['a city is needed [K5.13]', …]`. */
const TABLE_ROW = /^\s*\[\s*'([^'\n]*\[[CK]\d[^'\n]*)'/gm;
const IDS = /\[([CK]\d+\.\d+(?:, ?[CK]\d+\.\d+)*)\]/g;

/** The proofs of one file: a title with ids, behind the titles of its groups. Ids of a table are those of its rows. */
export const findProofs = (path: string, text: string): Proof[] => {
  const rows = Array.from(text.matchAll(TABLE_ROW)).flatMap(([, title = '']) => {
    const words = withoutIds(title);
    const sentence = words.startsWith('/') ? `The page ${words} is there and says what it is` : words;
    return idsOf(title).map((id) => ({ id, sentence, path }));
  });
  const inRows = new Set(rows.map(({ id }) => id));
  let groups: { readonly indent: number; readonly title: string }[] = [];
  const blocks = Array.from(text.matchAll(BLOCK)).flatMap(([, space = '', kind, table, , raw = '']) => {
    const indent = space.replaceAll('\n', '').length;
    const said = raw.replaceAll("\\'", "'");
    const title = table === undefined ? said : fillTitle(said, table, text);
    groups = groups.filter((group) => group.indent < indent);
    if (kind === 'describe') groups = [...groups, { indent, title }];
    const sentence = [...groups.filter((group) => group.title !== title), { title }]
      .map((part) => withoutIds(part.title))
      .join(' ');
    const ids = idsOf(title).filter((id) => table === undefined || !inRows.has(id));
    return ids.map((id) => ({ id, sentence, path }));
  });
  return [...blocks, ...rows];
};

const idsOf = (title: string): string[] =>
  Array.from(title.matchAll(IDS)).flatMap(([, ids = '']) => ids.split(/, ?/));

const withoutIds = (title: string): string => title.replace(IDS, '').replace(/\s+/g, ' ').trim();

const compareIds = (a: string, b: string): number => {
  const [left, right] = [a, b].map((id) => [id.charAt(0), ...id.slice(1).split('.').map(Number)] as const);
  if (!left || !right || left[0] !== right[0]) return a < b ? -1 : 1;
  return left[1] !== right[1] ? Number(left[1]) - Number(right[1]) : Number(left[2]) - Number(right[2]);
};
