import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { amazonReadiness } from './readiness.ts';

const sources = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

const CITED = /https:\/\/developer\.amazon\.com\/docs(\/\S+\.html)/g;
const citedIn = (text: string): string[] => [...text.matchAll(CITED)].map(([, page = '']) => page);

test('Every file that calls Amazon cites the page that describes the call', () => {
  const calling = sources.filter(({ text }) => /method: '(GET|POST|PATCH|DELETE)',/.test(text));
  expect(calling.map(({ file }) => file)).toContain('charges.ts');
  expect(calling.filter(({ text }) => citedIn(text).length === 0).map(({ file }) => file)).toEqual([]);
});

test('Every page that is cited is listed with the day on which it was read', () => {
  const pages = amazonReadiness.documentation?.pages.join('\n') ?? '';
  const cited = new Set(sources.flatMap(({ text }) => citedIn(text)));
  expect(cited.size).toBeGreaterThan(5);
  expect([...cited].filter((page) => !pages.includes(page))).toEqual([]);
});
