import { expect, test } from 'vitest';
import { accept, type Decision, refuse } from './refusals.ts';

test('a rule that says yes hands over the change it asks for', () => {
  const decision: Decision<{ quantity: number }> = accept({ quantity: 2 });
  expect(decision).toEqual({ ok: true, change: { quantity: 2 } });
});

test('a rule that says no hands over the reason with its facts', () => {
  const decision: Decision<never> = refuse({ code: 'insufficient_stock', title: 'Mattress', available: 3 });
  expect(decision).toEqual({
    ok: false,
    refusal: { code: 'insufficient_stock', title: 'Mattress', available: 3 },
  });
});
