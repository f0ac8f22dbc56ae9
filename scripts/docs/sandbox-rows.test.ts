import { SANDBOX_INTEGRATIONS } from '@counterpane/sandboxes/integrations';
import { expect, test } from 'vitest';
import { readProofs } from './requirement-entries.ts';
import { requirementsPage } from './requirements-page.ts';

/**
 * A row stands with a company when the company decides whether it is true: what it takes, answers, draws or calls its
 * states. A way to pay (K3.48 to K3.62) is only one if its company takes it. What the store decides by itself does not,
 * even if its test runs through a sandbox: which company a method belongs to, what is cleared, what is logged.
 */
const named = SANDBOX_INTEGRATIONS.flatMap(({ name, rows }) => rows.map((id) => ({ name, id })));
const proofs = readProofs();
const lines = requirementsPage(proofs)
  .split('\n')
  .filter((line) => /^\| \[[CK]\d/.test(line));
const linesOf = (id: string): string[] => lines.filter((line) => line.startsWith(`| [${id}](`));

test('Every company that takes money has rows that depend on it', () => {
  expect(SANDBOX_INTEGRATIONS.filter(({ rows }) => rows.length === 0)).toEqual([]);
});

test('A row that depends on a company has the number of a statement, and a test', () => {
  expect(named.filter(({ id }) => !/^[CK]\d+\.\d{2,}$/.test(id))).toEqual([]);
  const proven = new Set(proofs.map(({ id }) => id));
  expect(named.filter(({ id }) => !proven.has(id))).toEqual([]);
});

test('No row is named twice for a company', () => {
  for (const { rows } of SANDBOX_INTEGRATIONS) expect(rows).toEqual([...new Set(rows)]);
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
  for (const { label } of SANDBOX_INTEGRATIONS) expect(line).toContain(`[${label}]`);
});
