import { expect, it } from 'vitest';
import { findProofs } from './requirement-entries.ts';

/** Put together here, so that nobody who looks for numbers takes these titles for proofs. */
const ID = ['C99', '12'].join('.');
/** What is told of a test, given the table that it has and its title. */
const told = (table: string, title: string, rest = '') =>
  findProofs('a.test.ts', `it.each(${table})('${title} [${ID}]', () => {});${rest}`).map(
    ({ sentence }) => sentence,
  );

it('the title of a test with a table has what the rows say, once each', () => {
  const rows = `[
  ['halcyon.localhost', 'stripeDirect'],
  ['halcyon-uk.localhost', 'stripeDirect'],
  ['halcyon-ca.localhost', 'stripeCanada'],
]`;
  expect(told(rows, 'a card is taken at %s by %s')).toEqual([
    'a card is taken at halcyon.localhost, halcyon-uk.localhost or halcyon-ca.localhost by stripeDirect or stripeCanada',
  ]);
  expect(told("['googlepay', 'applepay'] as const", 'a token pays: %s')).toEqual([
    'a token pays: googlepay or applepay',
  ]);
});

it('a table with a name is looked for in the file, and what only a run makes is cut out', () => {
  const ways = `
const WAYS: readonly Way[] = [
  ['by card', 'stripe', async () => 'tok'],
  [asThis, 'x'],
];
`;
  expect(told('WAYS', 'an order is paid %s, once', ways)).toEqual(['an order is paid by card, once']);
  expect(told('OTHERS', 'an order is paid %s, once', ways)).toEqual(['an order is paid, once']);
  expect(told('OTHERS', 'charged by its company: %s')).toEqual(['charged by its company']);
});
