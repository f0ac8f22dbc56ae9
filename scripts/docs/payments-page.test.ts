import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { pathOf } from '@counterpane/contract/endpoint';
import { ENDPOINT_GROUPS } from '@counterpane/contract/endpoints';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import { findMethod, PAYMENT_METHODS, type PaymentEntry } from '@counterpane/rules/payments/methods';
import { SANDBOX_INTEGRATIONS } from '@counterpane/sandboxes/integrations';
import type { SandboxIntegration } from '@counterpane/sandboxes/machinery/integration';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/payments.md'), 'utf8');

/** The cells of a table's rows, by what stands at the head of its first column. */
const tableUnder = (head: string): string[][] => {
  const [, after = ''] = page.split(`\n| ${head} |`);
  return after
    .split('\n')
    .slice(2)
    .slice(
      0,
      after
        .split('\n')
        .slice(2)
        .findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

/** A company as its sandbox is called, and that it is unverified where it is: operators read these tables first. */
const cellOf = ({ name, label }: Pick<SandboxIntegration, 'name' | 'label'>): string =>
  PAYMENT_INTEGRATIONS.find((one) => one.name === name)?.unverified ? `${label} (${UNVERIFIED})` : label;

const UNVERIFIED = '[**unverified**](#before-real-money-moves)';

/** Who takes the money of a way to pay. */
const companyOf = (id: string): string => {
  const company = PAYMENT_INTEGRATIONS.find(({ methodIds }) => methodIds.includes(id));
  const sandbox = SANDBOX_INTEGRATIONS.find(({ name }) => name === company?.name);
  return sandbox ? cellOf(sandbox) : 'nobody';
};

const inWords = (entry: PaymentEntry | null): string => entry?.replaceAll('-', ' ') ?? 'nothing';
const yes = (isSo: boolean): string => (isSo ? 'yes' : '');

const { brands } = shippedCatalogue();

/** Brands of which a storefront offers a way to pay where its country has it. */
const brandsWith = (id: string): string => {
  const having = brands.filter(({ brand }) =>
    brand.storefronts.some(({ leavesOutMethods }) => !leavesOutMethods.includes(id)),
  );
  return having.length === brands.length ? 'all' : having.map(({ brand }) => brand.name).join(', ');
};

test('a brand leaves out only ways to pay that the registry knows', () => {
  const left = brands.flatMap(({ brand }) => brand.storefronts).flatMap((one) => one.leavesOutMethods);
  expect(left.filter((id) => findMethod(id) === null)).toEqual([]);
  expect(findMethod('paypal')).not.toBeNull();
});

test('the table of ways to pay says what the registry and the brands say', () => {
  expect(tableUnder('id')).toEqual(
    PAYMENT_METHODS.map(({ id, label, entry, countries, isExpress }) => [
      `\`${id}\``,
      label,
      companyOf(id),
      inWords(entry),
      brandsWith(id),
      ...(['US', 'CA', 'GB'] as const).map((country) => yes(countries.includes(country))),
      yes(isExpress),
    ]),
  );
});

test('a company that publishes no description of its API is named unverified where it is listed first', () => {
  const inRows = (head: string) =>
    [...new Set(tableUnder(head).flat())].filter((cell) => cell.includes(UNVERIFIED));
  const unverified = SANDBOX_INTEGRATIONS.filter(
    ({ name }) => PAYMENT_INTEGRATIONS.find((one) => one.name === name)?.unverified,
  ).map(cellOf);
  expect(unverified).not.toEqual([]);
  expect([inRows('id'), inRows('company')]).toEqual([unverified, unverified]);
});

test('every company has a row, and what it says of our calls and of the sandboxes is true', () => {
  const rows = tableUnder('company');
  const labels = SANDBOX_INTEGRATIONS.map(cellOf);
  expect(rows.map(([label]) => label).toSorted()).toEqual(labels.toSorted());
  const calls = ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints.map(pathOf));
  for (const [label = '', , own = '', , known = ''] of rows) {
    for (const [, path = ''] of own.matchAll(/`([^`]+)`/g)) expect(calls).toContain(path);
    const inputs = getSandbox(label).sentinels.map(({ input }) => input);
    for (const wanted of known.split(/, (?=Button|Card|Visa|\d|tok_|pm_|fake)/))
      expect(
        inputs.some((input) => input.startsWith(wanted)),
        `${label}: ${wanted}`,
      ).toBe(true);
  }
});

const getSandbox = (wanted: string) => {
  const found = SANDBOX_INTEGRATIONS.find((one) => cellOf(one) === wanted);
  if (!found) throw new Error(`there is no sandbox ${wanted}`);
  return found;
};

/** A call by its name in the official package, or by the last fixed part of its address. */
const callsIn = (source: string): string[] => {
  const named = [...source.matchAll(/\b(?:stripe|gateway)\.((?!webhook)\w+(?:\.\w+)+)\(/g)];
  const addressed = [...source.matchAll(/(?:path(?::| =) ['`]|['`](?=\/))([^'`]+)['`]/g)];
  const parts = addressed.map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, '').split('/'));
  const ends = parts.flatMap((part) => part.filter((word) => word !== '').slice(-1));
  return [...new Set([...named.map(([, call = '']) => call), ...ends])].toSorted();
};

/** Where a call of an official package goes, as far as every verb of it goes there: `payment_intents`. */
const addressOf = (call: string): string =>
  call.includes('.')
    ? call
        .split('.')
        .slice(0, -1)
        .join('/')
        .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : call;

test.each(tableUnder('company'))(
  'what the adapter calls is listed, and its sandbox answers it: %s',
  (...row) => {
    const [label = '', , , listed = ''] = row;
    const { name } = getSandbox(label);
    const calls = [...listed.matchAll(/`([^`]+)`/g)].map(([, call = '']) => call);
    const adapter = sourcesOf(join(ROOT, 'packages/providers/src/payment', name));
    expect(calls.toSorted()).toEqual(callsIn(withoutComments(adapter)));
    const answered = sourcesOf(join(ROOT, 'packages/sandboxes/src', name));
    for (const call of calls) expect(answered, call).toContain(`/${addressOf(call)}`);
  },
);

test('a company is called in few places, so that no call escapes the comparison above', () => {
  const folder = join(ROOT, 'packages/providers/src/payment');
  const calling = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test/.test(file))
    .filter((file) => /\bfetch\(/.test(withoutComments(readFileSync(join(folder, file), 'utf8'))));
  expect(calling.toSorted()).toEqual([
    'acima/bearer.ts',
    'amazon/amazon-client.ts',
    // Where a notification says that its certificate is, and where Amazon's API says that a report is.
    'amazon/certificates.ts',
    'amazon/settlement-reports.ts',
    'lender/lender-client.ts',
    'splitit/access-token.ts',
    'splitit/splitit-client.ts',
  ]);
});

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
