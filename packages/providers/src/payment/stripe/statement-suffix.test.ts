import { expect, test } from 'vitest';
import { statementSuffix } from './statement-suffix.ts';

test('a shop is on the statement by its name, as far as there is room', () => {
  expect(statementSuffix('Halcyon')).toBe('Halcyon');
  expect(statementSuffix('Aurèlle & Co.')).toBe('Aurelle Co');
  expect(statementSuffix('Cloverlane Bedding')).toBe('Cloverlane');
  expect(statementSuffix('"<Drift>"*')).toBe('Drift');
});

test('a name without a Latin letter is not on it', () => {
  for (const name of ['', '1234', '寝具', '* *']) expect(statementSuffix(name)).toBeNull();
});
