import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { createFixtureApi } from '../../fixtures/api.ts';
import { findFailure, isInsufficientFunds } from './payment-failure.ts';

test('want of money is known in any spelling', () => {
  expect(isInsufficientFunds('Your card has INSUFFICIENT funds.')).toBe(true);
  expect(isInsufficientFunds('Your card was declined.')).toBe(false);
});

test("someone else's order tells nothing", async () => {
  expect(await findFailure(createClient(createFixtureApi()), '0'.repeat(24))).toBeNull();
});
