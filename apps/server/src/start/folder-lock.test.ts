import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const LOCK = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpane-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('A data folder that is in use is given to nobody else until it is given back', () => {
  const unlock = lockFolder(folder);
  expect(unlock).not.toBe(null);
  expect(lockFolder(folder)).toBe(null);
  unlock?.();
  const again = lockFolder(folder);
  expect(again).not.toBe(null);
  again?.();
});

test('A folder whose process was killed can be taken at once', () => {
  const dies = `
    import { lockFolder } from ${LOCK};
    lockFolder(${JSON.stringify(folder)});
    process.kill(process.pid, 'SIGKILL');`;
  expect(() => execFileSync(process.execPath, ['--input-type=module', '--eval', dies])).toThrow();
  expect(existsSync(join(folder, 'in-use.lock'))).toBe(true);
  const unlock = lockFolder(folder);
  expect(unlock).not.toBe(null);
  unlock?.();
});

test('Of two processes that find a folder abandoned one takes it, every time', async () => {
  // Each says that it is there, tries as soon as it is told, and holds on to what it took until both have said that.
  const takes = `
    import { lockFolder } from ${LOCK};
    process.stdin.once('data', () =>
      console.log(lockFolder(${JSON.stringify(folder)}) === null ? 'not' : 'taken'));
    console.log('there');`;
  const run = () => spawn(process.execPath, ['--input-type=module', '--eval', takes]);
  const says = async ({ stdout }: ReturnType<typeof run>) => String(await once(stdout, 'data')).trim();
  for (let round = 0; round < 5; round += 1) {
    const both = [run(), run()];
    expect(await Promise.all(both.map(says))).toEqual(['there', 'there']);
    const told = both.map(says);
    for (const { stdin } of both) stdin.write('\n');
    expect((await Promise.all(told)).toSorted()).toEqual(['not', 'taken']);
    for (const child of both) child.kill('SIGKILL');
    await Promise.all(both.map((child) => once(child, 'close')));
  }
}, 60_000);

test('A folder that this user may not write is no abandoned one', () => {
  expect(() => lockFolder(join(folder, 'not-there'))).toThrow('unable to open');
  // The user root may write everywhere.
  if (process.getuid?.() === 0) return;
  chmodSync(folder, 0o500);
  expect(() => lockFolder(folder)).toThrow();
});
