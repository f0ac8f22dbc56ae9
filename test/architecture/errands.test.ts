import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { expect, test } from 'vitest';
import { filesLike, ROOT, readErrandPages } from './errand-page.ts';

const pages = readErrandPages();
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** How many files may be touched at most. Seven of a provider's are in the two folders of the company. */
const MOST_FILES: Readonly<Record<string, number>> = {
  brand: 6,
  email: 6,
  endpoint: 2,
  job: 2,
  language: 15,
  page: 3,
  'payment-provider': 12,
  product: 4,
  promotion: 1,
  'shipping-field': 6,
};

test('CONTRIBUTING leads to every errand, and to none that there is not', () => {
  const links = Array.from(
    read('CONTRIBUTING.md').matchAll(/\(docs\/errands\/([\w-]+)\.md\)/g),
    ([, name]) => name,
  );
  expect(links.toSorted()).toEqual(pages.map(({ name }) => name));
});

test('Every errand has an example, tells how to see the result and which tests complain', () => {
  for (const { name, text } of pages)
    for (const part of ['# Add a', '## Example', '## See it', '## What complains'])
      expect(text, name).toContain(part);
});

test('No errand touches more files than it may', () => {
  const counts = Object.fromEntries(pages.map(({ name, files }) => [name, files.length]));
  expect(Object.keys(counts)).toEqual(Object.keys(MOST_FILES));
  expect(
    pages.filter(({ name, files }) => files.length === 0 || files.length > (MOST_FILES[name] ?? 0)),
  ).toEqual([]);
});

test('Every file that an errand names exists, and a new one has a sister of the same form', () => {
  const missing = pages.flatMap(({ name, paths, examples }) =>
    paths
      .filter((path) => filesLike(path).length === 0 && !examples.some((example) => example.path === path))
      .map((path) => `${name}: ${path}`),
  );
  expect(pages.flatMap(({ paths }) => paths).length).toBeGreaterThan(70);
  expect(missing).toEqual([]);
});

test('Every name that an errand asks to change or to use is made in the file of its row', () => {
  const missing = pages.flatMap(({ name, files }) =>
    files.flatMap(({ names, paths }) => {
      const texts = paths.flatMap(filesLike).map(read).map(withoutImports).join('\n');
      return names
        .filter((word) => !new RegExp(`\\b${word}\\b`).test(texts))
        .map((word) => `${name}: ${word}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('The way to pay of the example has the fields of every other', () => {
  const text = pages.find(({ name }) => name === 'payment-provider')?.text ?? '';
  const [example = ''] = /^ {2}\{\n[\s\S]*?^ {2}\},$/m.exec(text) ?? [];
  const fields = Array.from(example.matchAll(/^ {4}(\w+):/gm), ([, field]) => field);
  const [known = {}] = PAYMENT_METHODS;
  expect(fields).toEqual(Object.keys(known));
});

test('What the code of an example imports exists', () => {
  const missing = pages.flatMap(({ name, examples }) =>
    examples.flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/^import (?:type )?\{ (.*) \} from '(\.[^']+)';$/gm),
        ([, words = '', from = '']) => ({
          words: words.split(', '),
          file: join(dirname(path), from),
        }),
      )
        .filter(({ file }) => !file.includes('+types'))
        .filter(
          ({ words, file }) => !existsSync(join(ROOT, file)) || words.some((word) => !exportsOf(file, word)),
        )
        .map(({ file }) => `${name}: ${file}`),
    ),
  );
  expect(missing).toEqual([]);
});

/** What a file only takes from another is not made in it. */
const withoutImports = (text: string): string => text.replaceAll(/^import [\s\S]*? from '[^']+';$/gm, '');

const exportsOf = (file: string, word: string): boolean =>
  new RegExp(`^export (?:const|function|interface|type) ${word}\\b`, 'm').test(read(file));
