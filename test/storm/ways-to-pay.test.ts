import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { expect, test } from 'vitest';
import { WAYS_TO_PAY } from './ways-to-pay.ts';

test('a storm pays in every way that is offered in the US', () => {
  const offered = PAYMENT_METHODS.filter(({ family, countries }) => family && countries.includes('US')).map(
    ({ id }) => id,
  );
  expect(Object.keys(WAYS_TO_PAY).toSorted()).toEqual(offered.toSorted());
});
