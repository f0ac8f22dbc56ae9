import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../machine/chromium.ts';
import { run } from './command.ts';
import { FAILED, type Tally, withExitCode } from './tally.ts';

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number };
}

export const runPlaywright = async (): Promise<Tally> => {
  const chromium = await requireChromium();
  if (!chromium) {
    console.error('No browser: install Chromium, or set CHROMIUM_PATH to one.');
    return FAILED;
  }
  const folder = await mkdtemp(join(tmpdir(), 'counterpane-playwright-'));
  const report = join(folder, 'report.json');
  const exitCode = await run(
    'playwright',
    ['test', '--config', 'test/playwright.config.ts', '--reporter=list,json'],
    {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      minutes: 40,
    },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  return withExitCode(text === null ? FAILED : countTests(JSON.parse(text)), exitCode);
};

/** A test that passes only when tried again is a test that failed. */
export const countTests = ({ stats }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});
