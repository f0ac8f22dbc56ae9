import { FLAGS } from '@counterpane/rules/flags';
import { expect, test, vi } from 'vitest';
import { warnOfOldFlags } from './warn-of-old-flags.ts';

const told = (day: string) => {
  const warn = vi.fn();
  warnOfOldFlags({ now: () => Date.parse(day) }, { warn });
  return warn.mock.calls.map(([fields]) => fields);
};

test('a flag that is tried out is told of from the day after its end on, with who decides about it', () => {
  const { owner, until } = FLAGS.premierLabel;
  expect(told(`${until}T23:00:00Z`)).toEqual([]);
  const after = Date.parse(until) + 86_400_000;
  expect(told(new Date(after).toISOString())).toContainEqual({ flag: 'premierLabel', owner, until });
});
