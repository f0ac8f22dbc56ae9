import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadLanguages } from './load-languages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  mkdirSync(join(folder, 'fr'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, 'fr', name), text);

test('a language is all its files together, with its words apart', () => {
  write('a.yaml', 'Queen: Grand\n');
  write('b.yaml', 'King: Très grand\n');
  write('words.yaml', 'metric: true\nwords: { color: couleur }\n');
  expect(loadLanguages(folder)).toEqual({
    fr: { texts: { Queen: 'Grand', King: 'Très grand' }, words: { color: 'couleur' }, metric: true },
  });
});

test('one text is said in one way', () => {
  write('a.yaml', 'Queen: Grand\n');
  write('b.yaml', 'Queen: Reine\n');
  expect(() => loadLanguages(folder)).toThrow('b.yaml: "Queen" is "Grand" elsewhere');
});

test('a file that is no dictionary is refused by name', () => {
  write('a.yaml', '- Queen\n');
  expect(() => loadLanguages(folder)).toThrow('a.yaml');
});

test('there may be no other language', () => {
  expect(loadLanguages(join(folder, 'none'))).toEqual({});
});
