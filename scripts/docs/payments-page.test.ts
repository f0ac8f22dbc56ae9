import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYMENT_METHODS, type PaymentEntry, type PaymentFamily } from '@counterpane/rules/payments/methods';
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

const FAMILIES: Readonly<Record<PaymentFamily, { readonly title: string; readonly sandbox: string }>> = {
  'card-provider': { title: 'card provider', sandbox: 'stripe' },
  braintree: { title: 'Braintree', sandbox: 'braintree' },
  amazon: { title: 'Amazon', sandbox: 'amazon' },
  splitit: { title: 'SplitIt', sandbox: 'splitit' },
  affirm: { title: 'Affirm', sandbox: 'affirm' },
  truemed: { title: 'Truemed', sandbox: 'truemed' },
  acima: { title: 'Acima', sandbox: 'acima' },
};

const inWords = (entry: PaymentEntry): string => entry.replaceAll('-', ' ');
const yes = (isSo: boolean): string => (isSo ? 'yes' : '');

test('the table of ways to pay says what the registry says', () => {
  expect(tableUnder('id')).toEqual(
    PAYMENT_METHODS.map(({ id, label, family, entry, countries, isExpress }) => [
      `\`${id}\``,
      label,
      FAMILIES[family].title,
      inWords(entry),
      ...(['US', 'CA', 'GB'] as const).map((country) => yes(countries.includes(country))),
      yes(isExpress),
    ]),
  );
});

test('every family has a row, and what it says of our calls and of the sandboxes is true', () => {
  const rows = tableUnder('family');
  const titles = [...new Set(PAYMENT_METHODS.map(({ family }) => FAMILIES[family].title))];
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

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
