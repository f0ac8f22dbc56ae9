import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('what libraries write, what Node warns of and what ends the store are lines of JSON', () => {
  const script = join(import.meta.dirname, '../testing/talking-process.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => typeof JSON.parse(line).level)).toEqual(lines.map(() => 'number'));
  expect(lines).toHaveLength(8);
  expect(stdout).toContain('/%E0%A4%A');
  expect(stdout).toContain('nobody catches this');
  expect(stdout).not.toContain('ada@example.com');
  expect(status).toBe(1);
});
