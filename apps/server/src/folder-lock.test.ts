import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpane-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('A data folder that is in use is given to nobody else until it is given back', async () => {
  const unlock = await lockFolder(folder);
  expect(unlock).not.toBe(null);
  expect(await lockFolder(folder)).toBe(null);
  await unlock?.();
  const again = await lockFolder(folder);
  expect(again).not.toBe(null);
  await again?.();
});

test('A folder whose process was killed can be taken at once', async () => {
  const dies = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    await lockFolder(${JSON.stringify(folder)});
    process.kill(process.pid, 'SIGKILL');`;
  expect(() => execFileSync(process.execPath, ['--input-type=module', '--eval', dies])).toThrow();
  expect(existsSync(join(folder, 'in-use'))).toBe(true);
  const unlock = await lockFolder(folder);
  expect(unlock).not.toBe(null);
  await unlock?.();
});

test('A folder deep below others can be taken too', async () => {
  const deep = join(folder, 'a-long-name-of-a-folder'.repeat(6));
  const unlock = await lockFolder(deep);
  expect(await lockFolder(deep)).toBe(null);
  await unlock?.();
});
