import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { describe, expect, it, test } from 'vitest';
import { writtenPages } from './pages.ts';
import { findProofs, readProofs, testFiles } from './requirement-entries.ts';
import { readRoutes } from './route-entries.ts';
import { readEntry, readRules } from './rule-entries.ts';
import { readSpecifiedPaths } from './specified-paths.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const pages = writtenPages();
const proofs = readProofs();
const routes = readRoutes();

test('the pages that are written from the code are up to date: else run `npm run docs`', async () => {
  const stale = (await pages).filter(({ path, text }) => readFileSync(join(ROOT, path), 'utf8') !== text);
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test('every file of rules says where its rule comes from, at one of its exports', () => {
  const silent = readRules().filter(({ sentence, sources }) => sentence === '' || sources.length === 0);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

describe('what a file of rules says of itself', () => {
  it('is the first sentence about an export, without its source', () => {
    const text = `/** Amounts in cents. */
interface Inner { readonly a: number }

/**
 * Ground delivery, free everywhere [K3, D57]. More of it.
 * @example delivery(draft)
 */
export const delivery = 1;
`;
    expect(readEntry(text)).toEqual({
      sentence: 'Ground delivery, free everywhere.',
      sources: ['K3', 'D57'],
    });
  });

  it('is about the export that names a source, when the first one does not', () => {
    const text = `/** A step. */
export type Step = 1;
/** Shares by largest remainder [L33, L35]. */
export const allocate = 1;
`;
    expect(readEntry(text)).toEqual({
      sentence: 'Shares by largest remainder.',
      sources: ['L33', 'L35'],
    });
  });

  it('is about the function that is called like the file, not about what goes into it', () => {
    const text = `/** One item as it comes in [S2]. */
export interface ItemToAdd { readonly id: string }
/** How many at most [D85]. */
export const mostItems = (): number => 9;
/** Adds what can be added. */
export const decideAddItems = (
  lines: readonly string[],
): number => lines.length;
`;
    expect(readEntry(text, 'add-items')).toEqual({
      sentence: 'Adds what can be added.',
      sources: ['S2', 'D85'],
    });
    expect(readEntry(text, 'something-else').sentence).toBe('How many at most.');
  });

  it('is about the table or the type that is called like the file, when that names a source', () => {
    const text = `/** Who decides about a flag. */
export interface FlagDefinition { readonly owner: string }
/** Every switch of the store, e.g. a size [C3]. */
export const FLAGS = {};
/** All flags [L3]. */
export const flagsWith = (): object => FLAGS;
`;
    expect(readEntry(text, 'flags').sentence).toBe('Every switch of the store, e.g. a size.');
  });

  it('may be nothing', () => {
    expect(readEntry('export const a = 1;')).toEqual({ sentence: '', sources: [] });
  });
});

test('a rule names the lines of the specification that its own test proves', async () => {
  const { text = '' } = (await pages).find(({ path }) => path === 'docs/rules.md') ?? {};
  const proven = proofs.filter(({ path }) => path === 'packages/rules/src/address/phone.test.ts');
  const row = text.split('\n').find((line) => line.includes('address/phone.ts)')) ?? '';
  expect(proven.length).toBeGreaterThan(0);
  for (const { id } of proven) expect(row).toContain(id);
});

/** Numbers of no statement, put together here so that nobody who looks for numbers takes these for proofs. */
const [QUOTE, CART, SET, RULE] = ['C99', 'K99', 'C98', 'C97'].map((section) => `${section}.12`);

/** Reviews and accounts of others: the specification names them and gives them no content. */
const UNSERVED = ['/reviews', '/reviews/video-testimonials', '/login', '/my-account'];

test('every page that the specification names by its address is served, on a storefront that has it', async () => {
  const specified = readSpecifiedPaths();
  expect(specified.length).toBeGreaterThan(120);
  const served = (await routes).flatMap(({ entries }) => entries);
  const missing = specified.filter(
    (path) => !served.some((entry) => entry.path === path && entry.storefronts.length > 0),
  );
  expect(missing).toEqual(missing.filter((path) => UNSERVED.includes(path)));
});

test('a mattress with an adjustable base, and a builder, are told to be where a shopper finds them', async () => {
  const entries = (await routes).flatMap((group) => group.entries);
  const whoHas = (path: string) => entries.find((entry) => entry.path === path)?.storefronts;
  const withBase = loadCatalogue()
    .brands.filter(({ products }) => products.some(({ kind }) => kind === 'adjustable-base'))
    .flatMap(({ brand }) => brand.storefronts.map(({ key }) => key));
  expect(whoHas('/mattress/adjustable-bundle')).toEqual(
    whoHas('/mattress')?.filter((key) => withBase.includes(key)),
  );
  expect(whoHas('/mattress/hybrid/soft/adjustable-bundle')).toEqual(['aurelle']);
  expect(whoHas('/bundle-builder/adjustable-bed-mattress-set')).toEqual(withBase);
  expect(whoHas('/bundle-builder/frame-headboard-mattress-set')).not.toContain('pennyrest');
});

describe('the links of the written pages', () => {
  it.each(['docs/rules.md', 'docs/requirements.md', 'docs/routes.md'])(
    'in %s lead to files that are there',
    async (path) => {
      const { text = '' } = (await pages).find((page) => page.path === path) ?? {};
      const links = Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, link = '']) => link);
      expect(links.length).toBeGreaterThan(50);
      expect(links.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([]);
    },
  );
});

/** Every number in brackets that a test file has anywhere, however its titles are written. */
const numbersIn = (text: string): string[] =>
  Array.from(text.matchAll(/\[([CK]\d+\.\d+(?:, ?[CK]\d+\.\d+)*)\]/g)).flatMap(([, ids = '']) =>
    ids.split(/, ?/),
  );

describe('what tests prove', () => {
  it('is in docs/requirements.md, each number beside each of its tests, and nothing else is', async () => {
    const { text = '' } = (await pages).find(({ path }) => path === 'docs/requirements.md') ?? {};
    const listed = Array.from(
      text.matchAll(/^\| \[([CK]\d+\.\d+)\]\(.*\]\(\.\.\/([^)]+)\) \|$/gm),
      ([, id = '', path = '']) => `${id} ${path}`,
    );
    const carried = testFiles().flatMap((path) =>
      numbersIn(readFileSync(join(ROOT, path), 'utf8')).map((id) => `${id} ${path}`),
    );
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(carried)].toSorted());
  });

  it('has no gap of a table left in its title', () => {
    expect(proofs.filter(({ sentence }) => /%[a-z]|\$\{/.test(sentence))).toEqual([]);
  });

  it('is not what the samples of these tests say', () => {
    expect(proofs.filter(({ path }) => path.startsWith('scripts/docs/'))).toEqual([]);
    expect(proofs.length).toBeGreaterThan(100);
  });

  it('is their title behind that of their group, for each number', () => {
    const text = `describe('a quote', () => {
  it('may be kept for 600 seconds [${QUOTE}, ${CART}]', () => {});
  describe('of a set', () => {
    it("has the set's sku", () => {});
    it('[${SET}] has a sku', () => {});
  });
});
test('a rule stands alone [${RULE}]', () => {});
const PAGES = [
  ['[${RULE}] /sale', 'The sale'],
];
`;
    expect(findProofs('a.test.ts', text)).toEqual([
      { id: QUOTE, sentence: 'a quote may be kept for 600 seconds', path: 'a.test.ts' },
      { id: CART, sentence: 'a quote may be kept for 600 seconds', path: 'a.test.ts' },
      { id: SET, sentence: 'a quote of a set has a sku', path: 'a.test.ts' },
      { id: RULE, sentence: 'a rule stands alone', path: 'a.test.ts' },
      { id: RULE, sentence: 'The page /sale is there and says what it is', path: 'a.test.ts' },
    ]);
  });
});
