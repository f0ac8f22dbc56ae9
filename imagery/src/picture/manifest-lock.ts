import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps the manifest for one run: two at once would write over each other's entries. What a run left behind that was
 * ended from outside is taken over.
 * @returns what gives it free again
 * @throws Error that names the process which has it
 */
export const lockManifest = (folder: string, pid = process.pid): (() => void) => {
  const file = join(folder, 'manifest.lock');
  if (!tryLock(file, pid)) {
    const holder = readFileSync(file, 'utf8').trim();
    if (isRunning(holder))
      throw new Error(
        `Pictures are being taken already, by process ${holder || 'unknown'}. Wait for it, or end it; if there is none, delete ${file}.`,
      );
    rmSync(file, { force: true });
    if (!tryLock(file, pid)) throw new Error('Pictures are being taken already: another run was quicker.');
  }
  return () => rmSync(file, { force: true });
};

/** False where there is one already. */
const tryLock = (file: string, pid: number): boolean => {
  try {
    writeFileSync(file, `${pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** What is no number may be a lock that is just being written. */
const isRunning = (holder: string): boolean => {
  if (!/^[1-9]\d*$/.test(holder)) return true;
  try {
    // Signal 0 asks and does nothing.
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
