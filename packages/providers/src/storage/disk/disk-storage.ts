import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStorage, isStorageKey, StorageUnavailable } from '../port.ts';

/** Files in a folder that other users of the machine cannot open. @example diskStorage('/var/lib/shop/files') */
export const diskStorage = (folder: string): FileStorage => {
  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new TypeError('not a key of the storage');
    return join(folder, key);
  };
  return {
    put: async (key, { bytes }) => {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}.part`;
      await done(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // A reader sees the whole file or none.
        await writeFile(part, bytes, { mode: 0o600, flush: true });
        await rename(part, path).catch(async (error: unknown) => {
          await rm(part, { force: true });
          throw error;
        });
      });
    },
    read: (key) => {
      const path = pathOf(key);
      return done(() =>
        readFile(path).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        }),
      );
    },
    delete: (key) => {
      const path = pathOf(key);
      return done(() => rm(path, { force: true }));
    },
  };
};

const done = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailable('the folder of files cannot be used', { cause: error });
  }
};
