import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSecrets } from '@counterpane/api/http/purpose-keys';
import { makePrivateFolder } from './private-folder.ts';

/**
 * What signs cookies: made once and kept, so that carts survive a restart. Only we may read it. An operator may put a
 * new secret in front, separated by a comma, as in `SESSION_SECRET`.
 */
export const getSessionSecret = async (dataFolder: string): Promise<string> => {
  const file = join(dataFolder, 'session-secret');
  const setting = await getStoredSecret(file, () => randomBytes(32).toString('base64url'));
  if (!parseSecrets(setting)) throw new Error(`${file}: each secret has at least 32 characters`);
  return setting;
};

/** A secret in a file of its own, made when it is asked for first. */
export const getStoredSecret = async (file: string, make: () => string): Promise<string> => {
  if (existsSync(file)) return readFile(file, 'utf8');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await makePrivateFolder(dirname(file));
  await writeFile(draft, make(), { mode: 0o600 });
  // A link appears whole or not at all: of two servers that start together one wins, and both read its secret.
  await link(draft, file).catch(ignoreExisting);
  await rm(draft);
  return readFile(file, 'utf8');
};

const ignoreExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EEXIST') throw error;
};
