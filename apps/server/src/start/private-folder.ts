import { chmod, mkdir } from 'node:fs/promises';

/**
 * Makes a folder that only this user may enter, or closes one that is there: what is below needs no modes of its own
 * then (the embedded database gives its files 0666 whatever the umask is).
 */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700).catch(ignoreForeign);
};

/** A mounted volume may belong to another user, who alone may close it; our own folders below are closed. */
const ignoreForeign = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPERM') throw error;
};
