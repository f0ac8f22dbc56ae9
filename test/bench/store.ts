import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries } from '../postgres/binaries.ts';
import { startCluster } from '../postgres/cluster.ts';
import { findFreePort } from '../postgres/free-port.ts';
import { end, spawnPinned, untilReady } from './processes.ts';
import { startSandbox } from './sandbox.ts';

/** A production store in a process of its own, with what it needs around it. */
export interface Bench {
  readonly port: number;
  readonly origin: string;
  readonly database: 'PostgreSQL' | 'PGlite';
  readonly seconds: number;
  /** Seconds from starting the process to ready: with an empty database, and with a filled one. */
  readonly coldStarts: { readonly first: number; readonly next: number };
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export const startBench = async (seconds: number): Promise<Bench> => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-bench-'));
  // A bench that does not wait for the disk measures someone else's store.
  const cluster = findPostgresBinaries() ? await startCluster({ durable: true }) : null;
  const port = await findFreePort();
  const sandbox = await startSandbox(port);
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
    ...sandbox.env,
  };
  const [first, beforehand] = await startTimed(port, env);
  await end(beforehand);
  const [next, store] = await startTimed(port, env);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    database: cluster ? 'PostgreSQL' : 'PGlite',
    seconds,
    coldStarts: { first, next },
    process: store,
    async stop() {
      await end(store);
      await sandbox.stop();
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const startTimed = async (port: number, env: Record<string, string>): Promise<[number, ChildProcess]> => {
  const start = performance.now();
  const store = spawnPinned('apps/server/src/main.ts', [], env);
  store.stdout?.resume();
  await untilReady(`http://127.0.0.1:${port}/health/ready`, store);
  return [(performance.now() - start) / 1000, store];
};
