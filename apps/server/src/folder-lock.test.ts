import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
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

test('Of two processes that find a folder abandoned one takes it, every time', async () => {
  const lock = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const place = JSON.stringify(join(folder, 'in-use'));
  const run = (script: string) => spawn(process.execPath, ['--input-type=module', '--eval', script]);
  for (let round = 0; round < 5; round += 1) {
    rmSync(join(folder, 'in-use'), { force: true });
    const dies = `import { createServer } from 'node:net';
      createServer().listen(${place}, () => process.kill(process.pid, 'SIGKILL'));`;
    await once(run(dies), 'close');
    // Each holds on to what it took until both have said what that is.
    const takes = `import { lockFolder } from ${lock};
      while (Date.now() < ${Date.now() + 500});
      console.log((await lockFolder(${JSON.stringify(folder)})) === null ? 'not' : 'taken');
      setInterval(() => {}, 1000);`;
    const both = [run(takes), run(takes)];
    const told = await Promise.all(both.map(async ({ stdout }) => String(await once(stdout, 'data')).trim()));
    for (const child of both) child.kill('SIGKILL');
    await Promise.all(both.map((child) => once(child, 'close')));
    expect(told.toSorted()).toEqual(['not', 'taken']);
  }
}, 60_000);

test('A folder deep below others can be taken too, wherever temporary files go', async () => {
  const deep = join(folder, 'a-long-name-of-a-folder'.repeat(6));
  const before = process.env.TMPDIR;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  const unlock = await lockFolder(deep);
  process.env.TMPDIR = folder;
  expect(await lockFolder(deep)).toBe(null);
  await unlock?.();
});
