import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** A store in a process of its own that can be killed without warning and started again. */
export interface StoreProcess {
  readonly origin: string;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export const storeProcess = (
  port: number,
  env: Readonly<Record<string, string>>,
  entry = 'apps/server/src/main.ts',
): StoreProcess => {
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  };
  // Whatever becomes of the test run, no store is left behind.
  process.once('exit', () => child?.kill('SIGKILL'));

  return {
    origin,
    start: async () => {
      child = spawn(process.execPath, [entry], {
        cwd: ROOT,
        env: { ...process.env, LOG_LEVEL: 'fatal', PORT: String(port), ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady(origin);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};

const READY_WITHIN_MS = 120_000;

const untilReady = async (origin: string): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the store on ${origin} was not ready in time`);
};
