import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An answer of a sandbox, and the type that the provider has published for it. */
export interface TypedAnswer {
  readonly type: string;
  readonly value: unknown;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/**
 * What the compiler finds wrong with answers that stand in a program as literals of published types: a field that is
 * missing, unknown or of another kind, a word that no list of words has. Empty if all is well. Only for tests.
 */
export const checkTypes = async (
  imports: string,
  answers: readonly TypedAnswer[],
): Promise<readonly string[]> => {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  // Inside the project: packages are found from here.
  const folder = mkdtempSync(join(ROOT, '.tmp', 'published-types-'));
  try {
    const lines = answers.map(
      ({ type, value }, index) => `export const answer${index}: ${type} = ${JSON.stringify(value, null, 1)};`,
    );
    writeFileSync(join(folder, 'answers.ts'), [imports, ...lines].join('\n'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    return await compile(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const CONFIG = {
  extends: '../../tsconfig.json',
  compilerOptions: { exactOptionalPropertyTypes: true, noUnusedLocals: false },
  include: ['answers.ts'],
};

const compile = (folder: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], (error, stdout, stderr) => {
      const found = stdout.split('\n').filter((line) => line !== '');
      if (error && found.length === 0) reject(new Error(`tsc did not run: ${stderr || error.message}`));
      else resolve(found);
    });
  });
