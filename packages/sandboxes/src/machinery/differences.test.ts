import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SANDBOXES = new URL('../', import.meta.url);

/** Every sandbox says in what it differs from the real company. */
const companies = readdirSync(SANDBOXES).filter((name) =>
  existsSync(new URL(`${name}/DIFFERENCES.md`, SANDBOXES)),
);

it('there is a sandbox for every company', () => {
  expect(companies).toEqual([
    'acima',
    'affirm',
    'amazon',
    'braintree',
    'mailbox',
    'splitit',
    'stripe',
    'taxjar',
    'truemed',
  ]);
});

it.each(companies)('the sandbox of %s says what its answers were checked against', (company) => {
  const text = readFileSync(new URL(`${company}/DIFFERENCES.md`, SANDBOXES), 'utf8');
  expect(text.match(/Checked against: [^.]{10,}/g)).toHaveLength(1);
});
