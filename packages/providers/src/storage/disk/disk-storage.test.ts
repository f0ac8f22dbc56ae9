import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StorageUnavailable } from '../port.ts';
import { behavesAsStorage, file, newKey } from '../testing/storage-contract.ts';
import { diskStorage } from './disk-storage.ts';

let parent: string;
let folder: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'storage-'));
  folder = join(parent, 'files');
});
afterAll(() => rm(parent, { recursive: true }));

test('The storage on disk stores, reads and deletes files, and none outside its folder', () =>
  behavesAsStorage(diskStorage(folder)));

test('The storage on disk makes what other users of the machine cannot open, and leaves no part behind', async () => {
  const key = newKey();
  await diskStorage(folder).put(key, file(Buffer.from('x')));
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await stat(join(folder, key))).mode & 0o077).toBe(0);
  expect((await readdir(folder)).filter((name) => name !== key)).toEqual([]);
});

test('The storage on disk says that it cannot be used where its folder is none', async () => {
  const taken = join(parent, 'taken');
  await writeFile(taken, '');
  await expect(diskStorage(taken).put(newKey(), file(Buffer.from('x')))).rejects.toThrow(StorageUnavailable);
  await expect(diskStorage(taken).read(newKey())).rejects.toThrow(StorageUnavailable);
});
