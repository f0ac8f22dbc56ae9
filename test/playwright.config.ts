import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findFreePort } from './postgres/free-port.ts';
import { CHROMIUM_FLAGS, findChromium } from './support/chromium.ts';

// Every worker reads this file again; the environment carries what the first reading chose.
process.env.STORE_PORT ??= String(await findFreePort());
process.env.STORE_DATA ??= makeDataFolder();

const baseURL = `http://localhost:${process.env.STORE_PORT}`;
/**
 * Who looks at models in a room asks for a browser that draws them: without a graphics card that takes seconds. Pages here
 * live for seconds, so that nothing is won by a process for each frame and for drawing, nor by code that is compiled twice:
 * without them a test costs a quarter less.
 */
const FOR_SHORT_LIVES = [
  ...CHROMIUM_FLAGS,
  '--disable-3d-apis',
  '--disable-site-isolation-trials',
  '--in-process-gpu',
  '--js-flags=--single-threaded --no-opt --no-maglev',
  '--renderer-process-limit=1',
];
const launchOptions = { args: FOR_SHORT_LIVES, executablePath: findChromium() ?? undefined };

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  // Each waits for the store a part of its time.
  workers: '150%',
  // A machine that does other work is slow, not wrong: only what fails waits this long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A trace costs a tenth of every journey: `--trace on` shows one again, step by step with its documents and pictures.
  // With reduced motion nothing fades in, so that no step waits for it.
  use: { baseURL, trace: 'off', launchOptions, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'phone',
      // Where the layout of a narrow screen differs; words, prices and faults are the same at every width.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
    },
  ],
  webServer: {
    command: `exec "${process.execPath}" test/setup/demo-store.ts`,
    cwd: dirname(import.meta.dirname),
    url: `${baseURL}/health/ready`,
    env: { PORT: process.env.STORE_PORT, DATA_DIR: process.env.STORE_DATA },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
