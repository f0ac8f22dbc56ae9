import fc from 'fast-check';
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

it('A card spreads nothing', () => {
  expect(findOverTime('stripeDirect')).toBe(null);
});

it('Only a way to pay spreads a price, whatever else is asked about', () => {
  const anything = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString'));
  fc.assert(
    fc.property(anything, (id) => {
      const isWay = PAYMENT_METHODS.some((method) => method.id === id);
      expect(isWay || findOverTime(id) === null).toBe(true);
    }),
  );
});
