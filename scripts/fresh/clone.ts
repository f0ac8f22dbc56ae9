import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stages/command.ts';

/** Copies what a commit of the working tree would hold: no packages, no builds, no data. Answers how many files. */
export const copyRepository = (target: string): number => {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = list.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
  for (const path of files) cpSync(join(ROOT, path), join(target, path));
  return files.length;
};
