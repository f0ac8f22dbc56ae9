import { expect, it } from 'vitest';
import { KIND_WORDS } from './kind-words.ts';

it('has words for every kind that no shopper would take for a code', () => {
  const odd = Object.values(KIND_WORDS).filter((words) => words.includes('-') || words.endsWith(' '));
  expect(odd).toEqual([]);
  expect(KIND_WORDS.sheets).toBe('a sheet set');
});
