import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readProofs } from './requirement-entries.ts';
import { requirementsPage } from './requirements-page.ts';
import { SANDBOX_ROWS } from './sandbox-rows.ts';

const SANDBOXES = join(dirname(dirname(import.meta.dirname)), 'packages/sandboxes/src');
const named = SANDBOX_ROWS.flatMap(({ folder, ids }) => ids.map((id) => ({ folder, id })));
const proofs = readProofs();
const lines = requirementsPage(proofs)
  .split('\n')
  .filter((line) => /^\| \[[CK]\d/.test(line));
const linesOf = (id: string): string[] => lines.filter((line) => line.startsWith(`| [${id}](`));

/** Their statements hold without them: mail is only kept, and taxes come from the store's own table. */
const WITHOUT_ROWS = ['mailbox', 'taxjar'];

test('Every sandbox says where it differs, and is named once unless no row depends on it', () => {
  const folders = globSync('*/DIFFERENCES.md', { cwd: SANDBOXES }).map(dirname);
  expect([...SANDBOX_ROWS.map(({ folder }) => folder), ...WITHOUT_ROWS].toSorted()).toEqual(
    folders.toSorted(),
  );
});

test('A row that depends on a company has the number of a statement, and a test', () => {
  expect(named.filter(({ id }) => !/^[CK]\d+\.\d{2,}$/.test(id))).toEqual([]);
  const proven = new Set(proofs.map(({ id }) => id));
  expect(named.filter(({ id }) => !proven.has(id))).toEqual([]);
});

test('No row is named twice for a company', () => {
  for (const { ids } of SANDBOX_ROWS) expect(ids).toEqual([...new Set(ids)]);
});

test('The page of requirements marks every test of a row that depends on a company, and no other row', () => {
  const marked = new Set(named.map(({ id }) => id));
  const wrong = lines.filter(
    (line) => line.includes('/DIFFERENCES.md)') !== marked.has(/^\| \[([\w.]+)\]/.exec(line)?.[1] ?? ''),
  );
  expect(wrong).toEqual([]);
});

test('A mark names the company and leads to what is different there', () => {
  expect(linesOf('K3.50').length).toBeGreaterThan(0);
  for (const line of linesOf('K3.50'))
    expect(line).toContain('| [SplitIt](../packages/sandboxes/src/splitit/DIFFERENCES.md) |');
});

test('A row that depends on several companies names each of them', () => {
  const [line] = linesOf('K3.47');
  for (const { name } of SANDBOX_ROWS) expect(line).toContain(`[${name}]`);
});
