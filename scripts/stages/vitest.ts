import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.ts';
import { type Tally, withExitCode } from './tally.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

export const runVitest = async (parameters: readonly string[] = []): Promise<Tally> => {
  const folder = await mkdtemp(join(tmpdir(), 'counterpane-vitest-'));
  const report = join(folder, 'report.json');
  const exitCode = await run('vitest', [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...parameters,
  ]);
  const text = await readFile(report, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  return withExitCode(text === null ? { passed: 0, failed: 1 } : countTests(JSON.parse(text)), exitCode);
};

/** A file that could not be loaded has no failed test to show for it, and counts as one. */
export const countTests = (report: VitestReport): Tally => {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length };
};
