import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { chargeTextOfAll } from './charge-text.ts';

const t = translator('en');

test('ways to pay that are offered together say when the last of them charges, and nothing where all do at once', () => {
  expect(chargeTextOfAll(t, [{ chargedWithinDays: 6 }, {}, { chargedWithinDays: 12 }])).toBe(
    'Charged when it ships, after 12 days at the latest.',
  );
  expect(chargeTextOfAll(t, [{}, { chargedWithinDays: undefined }])).toBeNull();
  expect(chargeTextOfAll(t, [])).toBeNull();
});
