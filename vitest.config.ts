import { defineConfig } from 'vitest/config';
import { findPostgresBinaries } from './test/postgres/binaries.ts';

const setupFiles = ['test/setup/no-console-errors.ts'];
/** What is waited for comes, on a machine that is busy with other things too. */
const waits = { poll: { timeout: 5_000 } };
/** A store of a test's own takes seconds where many open at once. */
const patience = { expect: waits, hookTimeout: 60_000, testTimeout: 20_000 };
const apiTests = ['apps/api/**/*.test.ts'];

const unit = {
  test: {
    name: 'unit',
    include: [
      'packages/**/*.test.ts',
      'apps/server/**/*.test.ts',
      'apps/storefront/**/*.test.{ts,tsx}',
      'imagery/**/*.test.ts',
      'scripts/**/*.test.ts',
      'test/architecture/**/*.test.ts',
      'test/{bench,fuzz,storm}/**/*.test.ts',
    ],
    setupFiles,
    expect: waits,
    // Cloth that falls on a bed takes seconds, and several where all cores are busy.
    testTimeout: 30_000,
  },
};

const api = {
  test: {
    name: 'api',
    include: apiTests,
    setupFiles,
    globalSetup: ['test/setup/embedded-template.ts'],
    isolate: false,
    ...patience,
  },
};

/** What reads the catalogue in memory and writes nothing is the same whatever database is below. */
const withoutDatabase = ['apps/api/src/{content,docs,language,pages,sets}/**'];

/** The same tests once more on a real server: the embedded database has one connection and hides races. */
const apiOnPostgres = {
  test: {
    name: 'api-postgres',
    include: [...apiTests, 'test/{postgres,crash}/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...withoutDatabase],
    setupFiles: [...setupFiles, 'test/setup/postgres-url.ts'],
    globalSetup: ['test/setup/postgres-cluster.ts'],
    isolate: false,
    ...patience,
  },
};

/** Every branch of every rule is taken by a test. */
const coverage = {
  include: ['packages/rules/src/**'],
  exclude: ['**/invariants/**'],
  reporter: ['text-summary'],
  reportsDirectory: '.tmp/coverage',
  thresholds: { branches: 100 },
};

const projects = findPostgresBinaries() ? [unit, api, apiOnPostgres] : [unit, api];

/** Of two cores the default would use one. */
export default defineConfig({ test: { projects, coverage, maxWorkers: '100%' } });
