import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type FetchApi } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { ZodType } from 'zod';
import { fieldNames } from './answer-fields.ts';
import { isTest, readSources, withoutTexts } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTRACT = join(ROOT, 'packages/contract/src');

/** Every word of the storefront's code. Texts are none, but for what may be the name of a field: a single word. */
const words = new Set(
  readSources()
    .filter((file) => file.path.startsWith('apps/storefront/app/') && !isTest(file))
    .flatMap(({ text }) => [
      ...(withoutTexts(text).match(/\w+/g) ?? []),
      ...Array.from(text.matchAll(/'(\w+)'/g), ([, word = '']) => word),
    ]),
);

/** The rows of a table of the page: `[first cell, second cell]`. */
const rowsUnder = (heading: string): string[][] => {
  const page = readFileSync(join(ROOT, 'docs/outside-clients.md'), 'utf8');
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const table = part.split('\n## ')[0] ?? '';
  return Array.from(table.matchAll(/^\| (`.*)\|$/gm), ([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
};

const codesIn = (cell = ''): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

test('every field that the API answers is read by a page, or is listed as one for outside clients', async () => {
  const modules = await Promise.all(
    globSync('**/*.ts', { cwd: CONTRACT })
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path): Promise<Record<string, object>> => import(pathToFileURL(join(CONTRACT, path)).href)),
  );
  const answers = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => /AnswerSchemas?$/.test(name))
    .flatMap(([, one]) => (one instanceof ZodType ? [one] : Object.values(one)));
  expect(answers.length).toBeGreaterThan(30);
  const unread = new Set(answers.flatMap((schema) => fieldNames(schema)).filter((name) => !words.has(name)));
  const listed = rowsUnder('Fields').flatMap(([fields]) => codesIn(fields));
  expect([...unread].toSorted()).toEqual(listed.toSorted());
});

test('every call that a client of ours knows is made by a page, or is listed as one for outside clients', async () => {
  const listed = rowsUnder('Calls').flatMap(([call]) => codesIn(call));
  const unmade = Object.entries(createClient(recordCall)).filter(([name]) => !isMade(name));
  const sent: string[] = [];
  for (const [, call] of unmade)
    await Reflect.apply(call, null, [ID, [], {}]).catch((error: unknown) => sent.push(String(error)));
  expect(sent).toHaveLength(unmade.length);
  expect(sent.filter((call) => !listed.includes(call))).toEqual([]);
});

/** Pages make some calls without the client, which would bring all the others along. */
const isMade = (name: string): boolean =>
  words.has(name) || words.has(`fetch${name.charAt(0).toUpperCase()}${name.slice(1)}`);

const ID = 'an-id';

/** Throws what was sent, in place of an answer. */
const recordCall: FetchApi = (path, { method = 'GET' } = {}) =>
  Promise.reject(`${method} ${path.split('?')[0]?.replace(ID, '{id}')}`);
