import { expect, test } from 'vitest';
import { PAYMENT_INTEGRATIONS } from './integrations.ts';

test('a company without documentation is unverified, and one with documentation is not', () => {
  const undocumented = PAYMENT_INTEGRATIONS.filter(({ readiness }) => readiness.documentation === null);
  const unverified = PAYMENT_INTEGRATIONS.filter((one) => one.unverified !== null);
  expect(undocumented).toEqual(unverified);
  expect(undocumented.map(({ name }) => name)).not.toEqual([]);
});
