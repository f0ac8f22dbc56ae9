import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { handWrittenPages, strayReferences } from './page-references.ts';
import { WRITTEN_PATHS } from './pages.ts';

const ROOT = join(import.meta.dirname, '../..');

test('Every reference on a page that people write is a link, and leads to what is there', () => {
  const pages = handWrittenPages(WRITTEN_PATHS);
  expect(pages).toContain('docs/decisions/005-prepare-pay-finalise.md');
  expect(pages).toContain('docs/outside-clients.md');
  const stray = pages.flatMap((path) =>
    strayReferences(path, readFileSync(join(ROOT, path), 'utf8')).map((one) => `${path}: ${one}`),
  );
  expect(stray).toEqual([]);
});

const strayIn = (text: string): string[] => strayReferences('docs/decisions/030-page.md', text);

test('A link to a row, a record, a heading or another site leads somewhere', () => {
  const links = [
    '[C4](../spec/catalogue.md#c4)',
    '[R005](005-prepare-pay-finalise.md)',
    '[how staff sign in](../operating.md#staff)',
    '[the law](https://example.com/law)',
  ];
  expect(strayIn(links.join(', '))).toEqual([]);
});

test('A link to what is not there, or to another row than it says, is found', () => {
  const links = [
    '[C4](../spec/catalogue.md#c99)',
    '[C4](../spec/catalogue.md#c3)',
    '[R005](004-writes-without-an-origin.md)',
    '[why](005-gone.md)',
    '[how](../operating.md#nothing-of-it)',
  ];
  expect(strayIn(links.join(', '))).toEqual(links);
});

test('A reference that is no link is found, but not in code, nor in the quoted title of a test', () => {
  expect(strayIn('As it must be (K7.25).')).toEqual(['K7.25']);
  expect(strayIn('As it must be [D91].')).toEqual(['D91']);
  expect(strayIn('Orders wait (decision\n005).')).toEqual(['decision 0']);
  expect(strayIn('What [C4](../spec/catalogue.md#c4) and checkout section 6 say')).toEqual([
    'checkout section 6',
  ]);
  expect(strayIn('Write `[K4.20]`; a test "takes the code [K5.36]"')).toEqual([]);
});
