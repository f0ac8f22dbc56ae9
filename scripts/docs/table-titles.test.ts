import { expect, it } from 'vitest';
import { findProofs } from './requirement-entries.ts';
import { fillTitle } from './table-titles.ts';

it('the title of a test with a table has what the rows say, once each', () => {
  const rows = `[
  ['halcyon.localhost', 'stripeDirect'],
  ['halcyon-uk.localhost', 'stripeDirect'],
  ['halcyon-ca.localhost', 'stripeCanada'],
]`;
  expect(fillTitle('a card is taken at %s by %s', rows, '')).toBe(
    'a card is taken at halcyon.localhost, halcyon-uk.localhost or halcyon-ca.localhost by stripeDirect or stripeCanada',
  );
  expect(fillTitle('a token pays: %s', "['googlepay', 'applepay']", '')).toBe(
    'a token pays: googlepay or applepay',
  );
});

it('a table with a name is looked for in the file, and what only a run makes is cut out', () => {
  const text = `const WAYS: readonly Way[] = [
  ['by card', 'stripe', async () => 'tok'],
  ["as 'this'", 'x'],
];
`;
  expect(fillTitle('an order is paid %s, once', 'WAYS', text)).toBe('an order is paid by card, once');
  expect(fillTitle('an order is paid %s, once', 'OTHERS', text)).toBe('an order is paid, once');
  expect(fillTitle('charged by its company: %s', 'OTHERS', '')).toBe('charged by its company');
});

it('no page of requirements has a gap left', () => {
  const id = ['C99', '12'].join('.');
  const text = `it.each([['a'], ['b']])('is %s [${id}]', () => {});`;
  expect(findProofs('a.test.ts', text)).toEqual([{ id, sentence: 'is a or b', path: 'a.test.ts' }]);
});
