import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FAILED, PASSED, type Tally } from './tally.ts';

export const ROOT = dirname(dirname(import.meta.dirname));

interface CommandOptions {
  readonly folder?: string;
  readonly env?: Record<string, string>;
  /** Its output is kept and shown in one piece at its end: something else runs beside it. */
  readonly isBeside?: boolean;
  /** A stage that hangs is a stage that failed. */
  readonly minutes?: number;
}

/** Runs an installed program (`node_modules/.bin` comes first), its output going to ours. Answers its exit code. */
export const run = async (
  program: string,
  parameters: readonly string[],
  { folder = ROOT, env = {}, isBeside = false, minutes = 25 }: CommandOptions = {},
): Promise<number> => {
  const file = isBeside ? join(mkdtempSync(join(tmpdir(), 'counterpane-stage-')), 'output') : null;
  const output = file === null ? 'inherit' : openSync(file, 'w');
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: `${ROOT}/node_modules/.bin:${process.env.PATH}`, ...env },
    timeout: minutes * 60_000,
  });
  const [code, signal] = await Promise.race([
    once(child, 'exit'),
    once(child, 'error').then(([error]) => [String(error), null]),
  ]);
  if (file !== null) {
    process.stdout.write(readFileSync(file));
    rmSync(dirname(file), { recursive: true });
  }
  if (code === 0) return 0;
  console.error(`${program} ${parameters.join(' ')}: ${signal ? `ended by ${signal}` : `exit code ${code}`}`);
  return typeof code === 'number' ? code : 1;
};

/** A stage that is one command: it passes or fails as a whole. */
export const runAsOne = async (
  program: string,
  parameters: readonly string[],
  options?: CommandOptions,
): Promise<Tally> => ((await run(program, parameters, options)) === 0 ? PASSED : FAILED);
