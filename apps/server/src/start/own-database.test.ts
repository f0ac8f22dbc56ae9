import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { openOwnDatabase } from './own-database.ts';
import { makePrivateFolder } from './private-folder.ts';
import { getSessionSecret } from './session-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpane-modes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('Nobody but its own user can enter a data folder, also one that an earlier version left open', async () => {
  chmodSync(folder, 0o755);
  const database = await openOwnDatabase({ databaseUrl: null, dataFolder: folder });
  await getSessionSecret(folder);
  await database.close();
  expect([modeOf(folder), modeOf(join(folder, 'database'))]).toEqual(['700', '700']);
  expect(modeOf(join(folder, 'session-secret'))).toBe('600');
  expect(readdirSync(folder).toSorted()).toEqual(['database', 'in-use.lock', 'session-secret']);
}, 60_000);

test('A data folder that is not there yet is made for its own user only', async () => {
  const data = join(folder, 'stores', 'data');
  await makePrivateFolder(data);
  expect([modeOf(data), modeOf(join(folder, 'stores'))]).toEqual(['700', '700']);
});

test('A tool of the operator does not open the embedded database of a store that runs', async () => {
  const database = await openOwnDatabase({ databaseUrl: null, dataFolder: folder });
  const second = openOwnDatabase({ databaseUrl: null, dataFolder: folder });
  await expect(second).rejects.toThrow(CannotStart);
  await expect(second).rejects.toThrow(`another process uses ${folder}`);
  await database.close();
}, 60_000);
