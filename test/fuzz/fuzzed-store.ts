import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
const TOKEN = 'only-for-a-fuzzer-on-this-machine';
const READY_WITHIN_MS = 180_000;
/** The last line of the announcement; what follows is the log. */
const LAST_ANNOUNCED = /^Open after /;
const ERROR_LEVEL = 50;

/** A demo in a process of its own whose every line is read. */
export interface FuzzedStore {
  readonly port: number;
  readonly origin: string;
  readonly announced: readonly string[];
  /** Lines of the log that a store must not write: no JSON, or an error. */
  readonly badLines: readonly string[];
  hasEnded(): boolean;
  /** A value of `/metrics`. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
}

export const startFuzzedStore = async (
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<FuzzedStore> => {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      SANDBOXES: 'on',
      API_DOCS: 'on',
      METRICS_TOKEN: TOKEN,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const announced: string[] = [];
  const badLines: string[] = [];
  let isOpen = false;
  createInterface(child.stdout).on('line', (line) => {
    if (isOpen) {
      if (isBad(line)) badLines.push(line);
      return;
    }
    announced.push(line);
    isOpen = LAST_ANNOUNCED.test(line);
  });
  createInterface(child.stderr).on('line', (line) => badLines.push(line));

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!isOpen) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`the store did not start: ${[...announced, ...badLines].join('\n')}`);
    await pause(100);
  }
  return {
    port,
    origin,
    announced,
    badLines,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    metric: async (name) => {
      const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1]);
    },
    stop: async () => {
      process.off('exit', killWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const isBad = (line: string): boolean => {
  try {
    const event: unknown = JSON.parse(line);
    if (typeof event !== 'object' || event === null) return true;
    return Number(Reflect.get(event, 'level')) >= ERROR_LEVEL;
  } catch {
    return true;
  }
};
