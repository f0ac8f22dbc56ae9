import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { asvsLevels } from './asvs-ids.ts';
import {
  citedIn,
  countsOf,
  isUnfounded,
  readAsvsRows,
  readNotApplying,
  strayTitles,
  titlesIn,
} from './asvs-page.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const page = read('docs/asvs.md');
const rows = readAsvsRows(page);
const notApplying = readNotApplying(page);

test('Every requirement of ASVS at levels 1 and 2 is answered once, with its level', () => {
  const levels = asvsLevels();
  expect([...levels.values()].filter((level) => level === '1')).toHaveLength(70);
  const answered = [...rows.map(({ id }) => id), ...notApplying];
  expect(answered.filter((id, index) => answered.indexOf(id) !== index)).toEqual([]);
  expect(answered.toSorted()).toEqual([...levels.keys()].toSorted());
  expect(rows.filter(({ id, level }) => levels.get(id) !== level)).toEqual([]);
});

test('The counts at the top of the page of ASVS are those of its rows', () => {
  expect(page).toContain(countsOf(rows, notApplying));
});

test('What the page of ASVS calls met names a file, and every file that it names is there', () => {
  expect(rows.filter(isUnfounded)).toEqual([]);
  const cited = citedIn(page);
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.map(({ path }) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('Every title that the page of ASVS quotes is that of a test in the file before it', () => {
  expect(rows.flatMap(strayTitles)).toEqual([]);
  const known = new Map<string, readonly string[]>();
  const wrong = citedIn(page).filter(({ path, title }) => {
    if (title === null || !existsSync(join(ROOT, path))) return false;
    const titles = known.get(path) ?? titlesIn(read(path));
    known.set(path, titles);
    return !titles.includes(title);
  });
  expect(wrong).toEqual([]);
});

test('A title is told with those of its groups, whatever quotes it stands in', () => {
  const text = `describe('an order', () => {
  it('is nobody\\'s', () => {});
  describe("of a gift", () => {
    it.each(['a', 'b'])(
      'comes %s',
      () => {},
    );
  });
});
test("it's alone", () => {});
`;
  expect(titlesIn(text)).toEqual(["an order > is nobody's", 'an order > of a gift > comes %s', "it's alone"]);
});

test('Of a row the links into the repository are read, with the title behind each', () => {
  const text =
    'see [a.test.ts](../apps/a.test.ts) "a > b"; [001](decisions/001.md#why), [x](https://x.example)';
  expect(citedIn(text)).toEqual([
    { path: 'apps/a.test.ts', title: 'a > b' },
    { path: 'docs/decisions/001.md', title: null },
  ]);
  const row = { id: '1.1.1', level: '1' };
  expect(strayTitles({ ...row, metBy: `${text}; "c and d"` })).toEqual(['c and d']);
  expect(isUnfounded({ ...row, metBy: 'by hope' })).toBe(true);
  expect(isUnfounded({ ...row, metBy: 'no, because nothing does' })).toBe(false);
});
