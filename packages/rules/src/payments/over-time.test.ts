import { expect, it } from 'vitest';
import { PAYMENT_METHODS } from './methods.ts';
import { findOverTime } from './over-time.ts';

it('Five ways to pay spread a price: three in parts, one on credit, one as a lease', () => {
  const spread = PAYMENT_METHODS.map(({ id }) => [id, findOverTime(id)]).filter(([, how]) => how !== null);
  expect(Object.fromEntries(spread)).toEqual({
    paypalCredit: 'credit',
    afterPay: 'parts',
    affirm: 'parts',
    splitIt: 'parts',
    acima: 'lease',
  });
});

it('A card, and what is no way to pay, spread nothing', () => {
  expect(findOverTime('stripeDirect')).toBe(null);
  expect(findOverTime('constructor')).toBe(null);
});
