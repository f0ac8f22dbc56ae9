import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProcessesIn } from './processes.ts';

interface StartOptions {
  readonly folder: string;
  readonly port: number;
  readonly withinSeconds: number;
}

interface RunningStore {
  /** From the command to the first "ready". */
  readonly seconds: number;
  /** @throws when it does not end within ten seconds, or leaves a process behind */
  stop(): Promise<void>;
}

const STOP_S = 10;

/** `npm start` as its own process group, in an environment that knows nothing of this repository. */
export const startStore = async ({ folder, port, withinSeconds }: StartOptions): Promise<RunningStore> => {
  const begin = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...outsideNpm(), PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  try {
    await untilReady(npm, port, withinSeconds);
  } catch (error) {
    killGroup(npm);
    throw error;
  }
  return { seconds: (performance.now() - begin) / 1000, stop: () => stop(npm, folder) };
};

/** npm puts this repository's programs first on the PATH; a newcomer's shell has none of them. */
const outsideNpm = (): Record<string, string | undefined> => {
  const entries = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|INIT_CWD$)/.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  return { ...Object.fromEntries(entries), PATH: path.join(delimiter) };
};

const untilReady = async (npm: ChildProcess, port: number, seconds: number): Promise<void> => {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with exit code ${npm.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (answer?.ok) return assertHomePage(port);
    await delay(100);
  }
  throw new Error(`the store is not ready after ${seconds} s`);
};

const assertHomePage = async (port: number): Promise<void> => {
  const home = await fetch(`http://127.0.0.1:${port}/`);
  const html = await home.text();
  if (home.status !== 200 || !html.includes('</html>'))
    throw new Error(`the home page answers ${home.status}`);
};

const stop = async (npm: ChildProcess, folder: string): Promise<void> => {
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  const outcome = await Promise.race([ended, delay(STOP_S * 1000, null, { ref: false })]);
  const left = findProcessesIn(folder);
  if (outcome && left.length === 0) return;
  killGroup(npm);
  throw new Error(
    outcome ? `npm start left behind: ${left.join(', ')}` : `npm start runs on ${STOP_S} s after SIGTERM`,
  );
};

const killGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
};
