import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { createFixtureApi } from '../../fixtures/api.ts';
import { findFailure } from './payment-failure.ts';

test("someone else's order tells nothing", async () => {
  expect(await findFailure(createClient(createFixtureApi()), '0'.repeat(24))).toBeNull();
});
