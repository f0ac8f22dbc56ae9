import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';

/** Gives a folder back. */
export type Unlock = () => Promise<void>;

/**
 * Takes a data folder for this process, or answers null when another one has it: two processes on the embedded database
 * overwrite each other's pages. The lock is a socket that listens, which the system ends with its process, however that
 * dies; a file with a number of a process in it would outlive it.
 */
export const lockFolder = async (folder: string): Promise<Unlock | null> => {
  const path = await socketOf(folder);
  const server = (await listenAt(path)) ?? (await listenAtAbandoned(path));
  if (!server) return null;
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
};

/** A socket's path is at most 104 bytes on some systems. */
const LONGEST_PATH = 100;

const socketOf = async (folder: string): Promise<string> => {
  const path = resolve(folder, 'in-use');
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\counterpane-${name}`;
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : join(await ownFolder(), name);
};

/** A short place of this user alone, the same whatever TMPDIR says: two of them would be two locks. */
const ownFolder = async (): Promise<string> => {
  const place = `/tmp/counterpane-locks-${process.getuid?.()}`;
  await mkdir(place, { recursive: true, mode: 0o700 });
  if ((await stat(place)).uid !== process.getuid?.()) throw new Error(`${place} belongs to somebody else`);
  return place;
};

const listenAt = async (path: string): Promise<Server | null> => {
  const server = createServer((socket) => socket.destroy());
  server.listen(path);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) return null;
    throw error;
  }
};

/**
 * What a process that was killed left behind is a name that nobody listens at. Of several that find it one alone may
 * remove it: the second would remove the name of the first, which listens by then.
 */
const listenAtAbandoned = async (path: string): Promise<Server | null> => {
  if (await isAnswered(path)) return null;
  const mark = `${path}.taken-over`;
  if (!(await makeMark(mark))) return null;
  try {
    // Somebody may have been through with it since.
    if (await isAnswered(path)) return null;
    await rm(path, { force: true });
    return await listenAt(path);
  } finally {
    await rm(mark, { force: true });
  }
};

/** Taking over is a matter of milliseconds: an older mark is of a process that died at it. */
const OLD_MARK_MS = 10_000;

const makeMark = async (mark: string): Promise<boolean> => {
  const made = await stat(mark).catch(() => null);
  if (made && Date.now() - made.mtimeMs > OLD_MARK_MS) await rm(mark, { force: true });
  try {
    await (await open(mark, 'wx')).close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

const isAnswered = async (path: string): Promise<boolean> => {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
