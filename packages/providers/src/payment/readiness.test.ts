import { expect, test } from 'vitest';
import { PAYMENT_INTEGRATIONS } from './integrations.ts';

test('a company without documentation is unverified, and one with documentation is not', () => {
  const undocumented = PAYMENT_INTEGRATIONS.filter(({ readiness }) => readiness.documentation === null);
  const unverified = PAYMENT_INTEGRATIONS.filter((one) => one.unverified !== null);
  expect(undocumented).toEqual(unverified);
  expect(undocumented.map(({ name }) => name)).not.toEqual([]);
});

test('a way to pay is held by the company that takes its money, for days that there are', () => {
  for (const { readiness, methodIds } of PAYMENT_INTEGRATIONS)
    for (const [id, { days }] of Object.entries(readiness.holds)) {
      expect(methodIds).toContain(id);
      // A hold is captured a day before its end.
      expect(days).toBeGreaterThan(1);
    }
  const holding = PAYMENT_INTEGRATIONS.filter(({ readiness }) => Object.keys(readiness.holds).length > 0);
  expect(holding.map(({ name }) => name)).toEqual(['stripe', 'braintree']);
});
