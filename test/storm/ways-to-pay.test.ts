import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { expect, test } from 'vitest';
import { DEALT } from './ways-to-pay.ts';

test.each(['US', 'CA'] as const)('a storm pays in every way that is offered in %s', (country) => {
  const offered = PAYMENT_METHODS.filter(
    ({ integration, countries }) => integration && countries.includes(country),
  ).map(({ id }) => id);
  const dealt = DEALT.filter((one) => one.country === country).map(({ way }) => way);
  expect(dealt.toSorted()).toEqual(offered.toSorted());
});
