import { configDefaults, defineConfig } from 'vitest/config';
import { compiledMessages } from './packages/messages/src/vite-plugin.ts';
import { findPostgresBinaries } from './test/postgres/binaries.ts';
import { LongFirst } from './test/setup/long-first.ts';

const setupFiles = ['test/setup/no-console-errors.ts'];
/** What is waited for comes, on a machine that is busy with other things too. */
const waits = { poll: { timeout: 15_000 } };
/** A store of a test's own takes seconds where many open at once. */
const patience = { expect: waits, hookTimeout: 120_000, testTimeout: 60_000 };
/**
 * What a test makes lives for a moment: with room for it a tenth of the work is saved, because it is gone before it is looked for.
 * In MB, for each worker.
 */
const execArgv = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
const apiTests = ['apps/api/**/*.test.ts'];
/** What changes a module for all that are loaded after it: such a file runs with the walk. */
const inWorkersOfTheirOwn = ['apps/api/src/catalogue/new-promotion.test.ts'];

/**
 * Where no more is needed than what the store itself runs on, Node reads the sources as it does there: a tenth less of the
 * processor than through the bundler.
 */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

/** What keeps nothing that another file could find is loaded once for all files of a worker. */
const quick = { setupFiles, isolate: false, expect: waits, hookTimeout: 30_000, testTimeout: 30_000 };

/**
 * Not in the quick gate: what draws pictures, what stands in for companies, databases of their own, providers against their
 * sandboxes, the types of a package, and what expressions cost.
 */
const takesSeconds = [
  'apps/server/src/main.test.ts',
  'apps/server/src/http/request-router*.test.ts',
  'apps/server/src/files/models.test.ts',
  'apps/server/src/monitoring/telemetry.test.ts',
  'apps/server/src/payments/sandboxes.test.ts',
  'apps/server/src/start/*.test.ts',
  'imagery/**/*.test.ts',
  'packages/catalogue/src/load.test.ts',
  'packages/providers/src/email/smtp/smtp-sender.test.ts',
  'packages/providers/src/payment/*/*-provider.test.ts',
  'packages/providers/src/shipping/*/*-provider.test.ts',
  'packages/sandboxes/**/*.test.ts',
  'test/architecture/linear-expressions.test.ts',
];

/** Apart from the others, because the coverage that is asked of them slows down everything. */
const rules = { test: { name: 'rules', include: ['packages/rules/**/*.test.ts'], ...quick } };

/** What lives in a page's document: hooks, and what starts a page. */
const inDocument = [
  'apps/storefront/app/**/use-*.test.tsx',
  'apps/storefront/app/start-after-paint.test.ts',
  'apps/storefront/app/shop/events/tell-events.test.ts',
  'apps/storefront/app/shop/experiments/tell-shown.test.ts',
  'apps/storefront/app/shop/content/stores/offer-position.test.ts',
  'apps/storefront/app/shop/product/affirm/affirm-line.test.ts',
  'apps/storefront/app/shop/product/amazon/begin-at-amazon.test.ts',
  'apps/storefront/app/shop/product/amazon/start-amazon-button.test.ts',
  'apps/storefront/app/checkout/instalments/flex-form.test.ts',
];

const unit = {
  plugins: [compiledMessages()],
  test: {
    name: 'unit',
    include: [
      'packages/{contract,catalogue,messages,providers}/**/*.test.ts',
      'apps/server/**/*.test.ts',
      'apps/storefront/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'test/{bench,fuzz,storm}/**/*.test.ts',
    ],
    exclude: [...takesSeconds, ...inDocument],
    ...quick,
  },
};

/** Hooks of the storefront in a document, with what shoppers do. */
const dom = {
  plugins: [compiledMessages()],
  test: {
    name: 'dom',
    include: inDocument,
    environment: 'happy-dom',
    ...quick,
    setupFiles: [...setupFiles, 'test/setup/dom.ts'],
  },
};

const slow = { test: { name: 'slow', include: takesSeconds, ...quick } };

/** They look at what a module does when it is loaded. */
const architecture = {
  test: {
    name: 'architecture',
    include: ['test/architecture/**/*.test.ts'],
    exclude: takesSeconds,
    ...quick,
    isolate: true,
  },
};

const api = {
  test: {
    name: 'api',
    experimental: NATIVE,
    include: apiTests,
    exclude: [...configDefaults.exclude, ...inWorkersOfTheirOwn],
    setupFiles,
    globalSetup: ['test/setup/embedded-template.ts'],
    isolate: false,
    ...patience,
  },
};

/**
 * Where two databases could part: jobs, notices between processes, time, and races, which the one connection of the embedded
 * one decides in a way of its own: one file of each. What a driver makes of numbers, times and JSON is seen by an order from its
 * cart to its refund, and by the fuzz and the storm, whose stores are embedded, migrated and filled like any other.
 */
const whereTheyDiffer = [
  'apps/api/src/{database,outbox}/**/*.test.ts',
  'apps/api/src/catalogue/reader.test.ts',
  'apps/api/src/http/limiter.test.ts',
  'apps/api/src/order/orders/races.test.ts',
  'apps/api/src/order/placing/place-and-pay.test.ts',
  'apps/api/src/order/refunds/refunds.test.ts',
  'apps/api/src/order/reconciliation/unfinished-work.test.ts',
  'apps/api/src/shop/privacy/privacy.test.ts',
];

/** Everything on a real server where there is one: the embedded database has one connection and hides races. */
const apiOnPostgres = {
  test: {
    name: 'api-postgres',
    experimental: NATIVE,
    include: [...apiTests, 'test/{postgres,crash}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...inWorkersOfTheirOwn],
    setupFiles,
    globalSetup: ['test/setup/postgres-cluster.ts'],
    isolate: false,
    ...patience,
  },
};

/**
 * Whole pages of the built storefront and the API below them, on the faster database: what a page says is what the cart charges.
 * Each file has a worker of its own.
 */
const walk = {
  test: {
    ...(findPostgresBinaries() ? apiOnPostgres : api).test,
    name: 'walk',
    include: ['test/walk/**/*.test.ts', ...inWorkersOfTheirOwn],
    exclude: configDefaults.exclude,
    // Pages are rendered as a store renders them, which is quicker too.
    env: { NODE_ENV: 'production' },
    isolate: true,
  },
};

/** Pages as they are answered, with their headers, redirects and forms: what no browser is needed for. */
const pages = {
  test: {
    name: 'pages',
    experimental: NATIVE,
    include: ['test/pages/**/*.test.ts'],
    setupFiles: [...setupFiles, 'test/setup/page-store.ts'],
    globalSetup: ['test/setup/page-stores.ts'],
    isolate: false,
    ...patience,
    // A crawl of every storefront, and a page of each kind.
    hookTimeout: 180_000,
    testTimeout: 120_000,
  },
};

/** Beside that what the embedded database could do otherwise. It takes four times as long for the same. */
const apiEmbedded = { test: { ...api.test, name: 'api-embedded', include: whereTheyDiffer } };

/** Every branch of every rule is taken by a test. */
const coverage = {
  include: ['packages/rules/src/**'],
  exclude: ['**/testing/**'],
  reporter: ['text-summary'],
  reportsDirectory: '.tmp/coverage',
  thresholds: { branches: 100 },
};

const projects = [
  rules,
  unit,
  dom,
  architecture,
  slow,
  api,
  walk,
  pages,
  ...(findPostgresBinaries() ? [apiOnPostgres, apiEmbedded] : []),
];

/** Of two cores the default would use one. */
export default defineConfig({
  test: { projects, coverage, execArgv, maxWorkers: '100%', sequence: { sequencer: LongFirst } },
});
