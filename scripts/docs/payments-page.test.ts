import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { findMethod, PAYMENT_METHODS, type PaymentEntry } from '@counterpane/rules/payments/methods';
import { LAB_PROVIDERS } from '@counterpane/sandboxes/lab/lab-provider';
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

const FAMILIES: Readonly<Record<string, { readonly title: string; readonly sandbox: string }>> = {
  'card-provider': { title: 'card provider', sandbox: 'stripe' },
  braintree: { title: 'Braintree', sandbox: 'braintree' },
  amazon: { title: 'Amazon', sandbox: 'amazon' },
  splitit: { title: 'SplitIt', sandbox: 'splitit' },
  affirm: { title: 'Affirm', sandbox: 'affirm' },
  truemed: { title: 'Truemed', sandbox: 'truemed' },
  acima: { title: 'Acima', sandbox: 'acima' },
};

const titleOf = (family: string | null): string => (family ? (FAMILIES[family]?.title ?? '') : 'nobody');
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
    PAYMENT_METHODS.map(({ id, label, family, entry, countries, isExpress }) => [
      `\`${id}\``,
      label,
      titleOf(family),
      inWords(entry),
      brandsWith(id),
      ...(['US', 'CA', 'GB'] as const).map((country) => yes(countries.includes(country))),
      yes(isExpress),
    ]),
  );
});

test('every family has a row, and what it says of our calls and of the sandboxes is true', () => {
  const rows = tableUnder('family');
  const titles = Object.values(FAMILIES).map(({ title }) => title);
  expect(rows.map(([title]) => title).toSorted()).toEqual(titles.toSorted());
  const routes = sourcesOf(join(ROOT, 'apps/api/src'));
  for (const [title = '', , own = '', , known = ''] of rows) {
    for (const [, path = ''] of own.matchAll(/`([^`]+)`/g)) expect(routes, path).toContain(`'${path}'`);
    const { sandbox } = Object.values(FAMILIES).find((family) => family.title === title) ?? {};
    const inputs = LAB_PROVIDERS.find(({ id }) => id === sandbox)?.sentinels.map(({ input }) => input) ?? [];
    for (const wanted of known.split(/, (?=Button|Card|Visa|\d|tok_|pm_|fake)/))
      expect(
        inputs.some((input) => input.startsWith(wanted)),
        `${title}: ${wanted}`,
      ).toBe(true);
  }
});

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

test.each(tableUnder('family'))(
  'what the adapter calls is listed, and its sandbox answers it: %s',
  (...row) => {
    const [title, , , listed = ''] = row;
    const { sandbox = '' } = Object.values(FAMILIES).find((family) => family.title === title) ?? {};
    const calls = [...listed.matchAll(/`([^`]+)`/g)].map(([, call = '']) => call);
    const adapter = sourcesOf(join(ROOT, 'packages/providers/src/payment', sandbox));
    expect(calls.toSorted()).toEqual(callsIn(withoutComments(adapter)));
    const answered = sourcesOf(join(ROOT, 'packages/sandboxes/src', sandbox));
    for (const call of calls) expect(answered, call).toContain(`/${addressOf(call)}`);
  },
);

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
