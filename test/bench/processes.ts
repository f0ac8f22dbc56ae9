import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = dirname(dirname(import.meta.dirname));
const TASKSET = '/usr/bin/taskset';
/** Asked once: a process that is pinned sees fewer. */
const CORES = availableParallelism();
const canPin = existsSync(TASKSET) && CORES > 1;

/** Whose core it is: what is measured has the first for itself, what measures runs on the others. */
export const PINNING = canPin ? 'store on one core, load from the others' : 'store and load share all cores';

/** A Node process on the first core. */
export const spawnPinned = (
  file: string,
  parameters: readonly string[],
  env: Record<string, string>,
): ChildProcess => {
  const command = [process.execPath, file, ...parameters];
  const [program = '', ...rest] = canPin ? [TASKSET, '-c', '0', ...command] : command;
  return spawn(program, rest, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** Moves this process off the first core. Call it before the load, and after starting what shall be free. */
export const leaveFirstCore = (): void => {
  if (!canPin) return;
  execFileSync(TASKSET, ['-a', '-cp', `1-${CORES - 1}`, String(process.pid)], {
    stdio: 'ignore',
  });
};

export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Milliseconds until the address answers 200, asked every few milliseconds. */
export const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(5);
  }
  throw new Error(`the process ended with exit code ${child.exitCode}`);
};

/** Memory that a process holds now, in MB; Linux alone tells. */
export const residentMegabytes = ({ pid }: ChildProcess): number => {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};
