import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import { SANDBOX_INTEGRATIONS } from '@counterpane/sandboxes/integrations';
import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

const names = PAYMENT_INTEGRATIONS.map(({ name }) => name);

/** What does something for every provider that takes money, and so for one that comes. */
const SHARED = [
  /^apps\/server\/src\//,
  /^apps\/api\/src\/order\/webhooks\//,
  /^packages\/providers\/src\/payment\/[\w-]+\.ts$/,
  /^packages\/sandboxes\/src\/(?:[\w-]+\.ts$|(?:control|faults|lab|lender|machinery|page)\/)/,
  /^scripts\/docs\//,
  /^test\/storm\/(?:shopper|ways-to-pay)\.ts$/,
];

/** The registries; sessions of a wallet, whose shape the specification has named; a lab that is tested with a provider. */
const NAMING = [
  'packages/providers/src/payment/integrations.ts',
  'packages/providers/src/payment/wallet-sessions.ts',
  'packages/sandboxes/src/integrations.ts',
  'packages/sandboxes/src/lab/lab-under-test.ts',
];

test('Every payment provider has a folder of its adapter and one among the sandboxes, in the same order', () => {
  expect(SANDBOX_INTEGRATIONS.map(({ name }) => name)).toEqual(names);
});

test('What every payment provider goes through names none of them', () => {
  const provider = new RegExp(names.join('|'), 'i');
  const shared = readSources().filter((file) => SHARED.some((form) => form.test(file.path)) && !isTest(file));
  expect(shared.length).toBeGreaterThan(100);
  const naming = shared.filter(({ text }) => provider.test(withoutComments(text)));
  expect(naming.map(({ path }) => path)).toEqual(NAMING);
});

test('Every adapter of a port runs the contract of its port', () => {
  const adapters = new Map([
    ['analytics', 'describeAnalyticsService('],
    ['experiments', 'describeExperimentService('],
    ['payment', 'describePaymentProvider('],
    ['reviews', 'describeReviewService('],
    ['text-messages', 'describeTextService('],
  ]);
  const files = readSources().filter(({ path }) => path.startsWith('packages/providers/src/'));
  for (const [port, contract] of adapters) {
    const folders = new Set(
      files.flatMap(
        ({ path }) => new RegExp(`^packages/providers/src/${port}/([^/]+)/`).exec(path)?.[1] ?? [],
      ),
    );
    // Not adapters: the parts of the contract, and what lenders share.
    const own = [...folders].filter((folder) => !['contract-test', 'lender'].includes(folder));
    expect([port, own.length > 0]).toEqual([port, true]);
    for (const folder of own) {
      const tests = files.filter((file) => isTest(file) && file.path.includes(`/${port}/${folder}/`));
      expect([folder, tests.some(({ text }) => text.includes(contract))]).toEqual([folder, true]);
    }
  }
});

/** An example may name any of them. */
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
