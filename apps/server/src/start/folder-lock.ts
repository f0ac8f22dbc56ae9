import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Gives a folder back. */
type Unlock = () => void;

/**
 * Takes a data folder for this process, or answers null when another one has it: two processes on the embedded database
 * overwrite each other's pages. The lock is SQLite's on an empty file: the system ends it with its process, however that
 * dies, so that nothing has to be told from what a killed process left behind.
 * @throws where the folder is not there or may not be written
 */
export const lockFolder = (folder: string): Unlock | null => {
  const file = new DatabaseSync(join(folder, 'in-use.lock'), { timeout: PATIENCE_MS });
  try {
    file.exec('BEGIN EXCLUSIVE');
    return () => file.close();
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw error;
  }
};

/** Two processes that start together may each have half a lock: one lets go and tries again. */
const PATIENCE_MS = 500;

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
