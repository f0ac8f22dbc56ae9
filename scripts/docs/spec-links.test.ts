import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../test/architecture/sources.ts';
import { REFERENCE_IN_WORDS } from './page-references.ts';
import { readProofs } from './requirement-entries.ts';
import { findSpecPlace, linkToSpec, referencesIn } from './spec-links.ts';

const ROOT = join(import.meta.dirname, '../..');

const COMMENTS = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

const comments = readSources().map(({ path, text }) => ({
  path,
  text: (text.match(COMMENTS) ?? []).join('\n'),
}));

test('every reference in a comment leads to a row, a section or a record that is there', () => {
  const found = comments.flatMap(({ path, text }) => referencesIn(text).map((id) => `${path} ${id}`));
  expect(found.length).toBeGreaterThan(400);
  expect(found.filter((one) => findSpecPlace(one.split(' ')[1] ?? '') === null)).toEqual([]);
});

test('every row that the title of a test names is one of the specification', () => {
  const unknown = readProofs().filter(({ id }) => findSpecPlace(id) === null);
  expect(unknown.map(({ id, path }) => `${path} ${id}`)).toEqual([]);
});

test('no comment cites the specification in another form', () => {
  const flat = (text: string) => text.replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ');
  expect(comments.filter(({ text }) => REFERENCE_IN_WORDS.test(flat(text))).map(({ path }) => path)).toEqual(
    [],
  );
});

test('the pages of the specification link to each other by places that are there', () => {
  for (const page of ['catalogue', 'checkout', 'settled', 'lessons', 'shapes']) {
    const text = readFileSync(join(ROOT, `docs/spec/${page}.md`), 'utf8');
    const links = Array.from(text.matchAll(/\]\((?:\w+\.md)?#([\w.]+)\)/g), ([, anchor = '']) => anchor);
    expect(links.filter((anchor) => findSpecPlace(anchor.toUpperCase()) === null)).toEqual([]);
  }
});

test('A reference is a link to its row, or to the record of its number', () => {
  expect(linkToSpec('D91')).toBe('[D91](spec/settled.md#d91)');
  expect(linkToSpec('R005')).toBe('[R005](decisions/005-prepare-pay-finalise.md)');
  expect(() => linkToSpec('C99')).toThrow('docs/spec has no C99');
  expect(referencesIn('Shares [L33, L35], one file a rule [C3.07].')).toEqual(['L33', 'L35', 'C3.07']);
});
