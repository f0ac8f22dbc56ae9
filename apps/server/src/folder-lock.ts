import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a folder back. */
export type Unlock = () => Promise<void>;

/**
 * Takes a data folder for this process, or answers null when another one has it: two processes on the embedded database
 * overwrite each other's pages. The lock is a socket that listens, which the system ends with its process, however that
 * dies; a file with a number of a process in it would outlive it.
 */
export const lockFolder = async (folder: string): Promise<Unlock | null> => {
  const path = socketOf(folder);
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

const socketOf = (folder: string): string => {
  const path = join(folder, 'in-use');
  const name = `counterpane-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : join(tmpdir(), name);
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

/** What a process that was killed left behind is a name that nobody listens at. */
const listenAtAbandoned = async (path: string): Promise<Server | null> => {
  if (await isAnswered(path)) return null;
  await rm(path, { force: true });
  return listenAt(path);
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
