import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockManifest } from './manifest-lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'manifest.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a second run is refused while the first takes pictures, and may start when it is done', () => {
  const unlock = lockManifest(folder);
  expect(() => lockManifest(folder)).toThrow(`already, by process ${process.pid}`);
  unlock();
  expect(existsSync(file)).toBe(false);
  lockManifest(folder)();
});

test('the lock of a run that was ended from outside is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, `${pid}\n`);
  lockManifest(folder);
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
});

test('a lock that says nothing is another run’s that is about to start', () => {
  writeFileSync(file, '');
  expect(() => lockManifest(folder)).toThrow(`if there is none, delete ${file}`);
});
