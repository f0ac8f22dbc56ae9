import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps the server's programs out of the PATH, one folder per version. */
const DEBIAN_VERSIONS = '/usr/lib/postgresql';

/** The folder that holds `initdb` and `postgres`, or null when this machine has none. */
export const findPostgresBinaries = (): string | null =>
  [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  ) ?? null;

const debianFolders = (): string[] =>
  existsSync(DEBIAN_VERSIONS)
    ? readdirSync(DEBIAN_VERSIONS)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_VERSIONS, version, 'bin'))
    : [];
