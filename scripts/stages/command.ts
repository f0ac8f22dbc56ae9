import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { FAILED, PASSED, type Tally } from './tally.ts';

export const ROOT = dirname(dirname(import.meta.dirname));

interface CommandOptions {
  readonly folder?: string;
  readonly env?: Record<string, string>;
  /** A stage that hangs is a stage that failed. */
  readonly minutes?: number;
  /** Takes the output where other stages run at the same time; else it goes to ours. */
  readonly write?: Write | undefined;
}

export type Write = (text: string) => void;

/** Runs an installed program (`node_modules/.bin` comes first). Answers its exit code. */
export const run = async (
  program: string,
  parameters: readonly string[],
  { folder = ROOT, env = {}, minutes = 15, write }: CommandOptions = {},
): Promise<number> => {
  const output = write ? 'pipe' : 'inherit';
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: `${ROOT}/node_modules/.bin:${process.env.PATH}`, ...env },
    timeout: minutes * 60_000,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', write ?? (() => {}));
  const [code, signal] = await Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([error]) => [String(error), null]),
  ]);
  if (code === 0) return 0;
  const end = signal ? `ended by ${signal}` : `exit code ${code}`;
  (write ?? console.error)(`${program} ${parameters.join(' ')}: ${end}\n`);
  return typeof code === 'number' ? code : 1;
};

/** A stage that is one command: it passes or fails as a whole. */
export const runAsOne = async (
  program: string,
  parameters: readonly string[],
  options?: CommandOptions,
): Promise<Tally> => ((await run(program, parameters, options)) === 0 ? PASSED : FAILED);
