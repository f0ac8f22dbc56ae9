import { expect, it } from 'vitest';
import { KIND_LABELS } from './kind-labels.ts';

it('has words for every kind that no shopper would take for a code', () => {
  const odd = Object.values(KIND_LABELS).filter((words) => words.includes('-') || words.endsWith(' '));
  expect(odd).toEqual([]);
  expect(KIND_LABELS.sheets).toBe('a sheet set');
});
