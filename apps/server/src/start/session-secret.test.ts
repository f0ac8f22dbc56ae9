import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSessionSecret } from './session-secret.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpane-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the secret is made once, is long, and only its owner may read it', async () => {
  const data = join(folder, 'data');
  const secret = await getSessionSecret(data);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(await getSessionSecret(data)).toBe(secret);
  expect((await stat(join(data, 'session-secret'))).mode & 0o077).toBe(0);
});

test('two servers that start together agree on one secret', async () => {
  const data = join(folder, 'shared');
  const [one, other] = await Promise.all([getSessionSecret(data), getSessionSecret(data)]);
  expect(one).toBe(other);
});
