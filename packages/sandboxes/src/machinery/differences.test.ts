import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SANDBOX_INTEGRATIONS } from '../integrations.ts';

const SANDBOXES = new URL('../', import.meta.url);

/** Every sandbox says in what it differs from the real company. */
const companies = readdirSync(SANDBOXES).filter((name) =>
  existsSync(new URL(`${name}/DIFFERENCES.md`, SANDBOXES)),
);

/** No shopper pays there. */
const NOT_PAID = [
  'attentive',
  'dynamic-yield',
  'easypost',
  'google-analytics',
  'mailbox',
  's3',
  'sign-in',
  'taxjar',
  'yotpo',
];

it('every sandbox is registered, but for those that stand in for nobody who takes money', () => {
  const registered = SANDBOX_INTEGRATIONS.map(({ name }) => name);
  expect([...registered, ...NOT_PAID].toSorted()).toEqual(companies.toSorted());
});

it.each(companies)('the sandbox of %s says what its answers were checked against', (company) => {
  const text = readFileSync(new URL(`${company}/DIFFERENCES.md`, SANDBOXES), 'utf8');
  expect(text.match(/Checked against: [^.]{10,}/g)).toHaveLength(1);
});
