import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { writtenPages } from './pages.ts';
import { findProofs, readProofs } from './requirement-entries.ts';
import { readRoutes } from './route-entries.ts';
import { readEntry, readRules } from './rule-entries.ts';
import { UNOPENED } from './specified-paths.ts';

const ROOT = dirname(dirname(import.meta.dirname));

test('the pages that are written from the code are up to date: else run `npm run docs`', async () => {
  const stale = (await writtenPages()).filter(
    ({ path, text }) => readFileSync(join(ROOT, path), 'utf8') !== text,
  );
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
 * Ground delivery, free everywhere (checkout section 3, decisions row 57). More of it.
 * @example delivery(draft)
 */
export const delivery = 1;
`;
    expect(readEntry(text)).toEqual({
      sentence: 'Ground delivery, free everywhere.',
      sources: ['checkout section 3', 'decisions row 57'],
    });
  });

  it('is about the export that names a source, when the first one does not', () => {
    const text = `/** A step. */
export type Step = 1;
/** Shares by largest remainder (lessons 33, 35). */
export const allocate = 1;
`;
    expect(readEntry(text)).toEqual({
      sentence: 'Shares by largest remainder.',
      sources: ['lessons 33, 35'],
    });
  });

  it('may be nothing', () => {
    expect(readEntry('export const a = 1;')).toEqual({ sentence: '', sources: [] });
  });
});

/** Numbers of no statement, put together here so that nobody who looks for numbers takes these for proofs. */
const [QUOTE, CART, SET, RULE] = ['C99', 'K99', 'C98', 'C97'].map((section) => `${section}.12`);

test('every page that the specification names by its address is served, on a storefront that has it', async () => {
  const missing = (await readRoutes())
    .flatMap(({ entries }) => entries)
    .filter(({ path, file, storefronts }) =>
      file === null ? !UNOPENED.includes(path) : storefronts?.length === 0,
    );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

describe('what tests prove', () => {
  it('is not what the samples of these tests say', () => {
    expect(readProofs().filter(({ path }) => path.startsWith('scripts/docs/'))).toEqual([]);
    expect(readProofs().length).toBeGreaterThan(100);
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
