import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What another user of the machine could read in a data folder: folders, and files that no closed folder hides. */
export const openToOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // The embedded database gives its files 0666 whatever it is told; its folders are closed.
    .filter((entry) => entry.isDirectory() || !entry.parentPath.startsWith(join(folder, 'database')))
    .map(({ parentPath, name }) => join(parentPath, name))
    .concat(folder)
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
