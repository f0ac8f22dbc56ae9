import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coupon } from '../testing/sample-carts.ts';
import { codeForCustomer } from './returning-customer.ts';

const WELCOME = coupon({ code: 'WELCOME5', firstTimeOnly: true, enforcement: 'WELCOMEBACK' });
const returning = { isReturning: true, isRemoteControlled: false };

describe('a code for first orders', () => {
  it('stays with a customer who has not ordered before', () => {
    expect(codeForCustomer(WELCOME, { ...returning, isReturning: false })).toBe('WELCOME5');
  });

  it('becomes its counterpart for a customer who has', () => {
    expect(codeForCustomer(WELCOME, returning)).toBe('WELCOMEBACK');
  });

  it('goes away where it has no counterpart', () => {
    expect(codeForCustomer({ ...WELCOME, enforcement: null }, returning)).toBeNull();
  });

  it('stays while staff control the cart', () => {
    expect(codeForCustomer(WELCOME, { ...returning, isRemoteControlled: true })).toBe('WELCOME5');
  });
});

it('a code for everybody is nobody’s business', () => {
  for (const isReturning of [true, false])
    for (const isRemoteControlled of [true, false])
      expect(codeForCustomer(coupon(), { isReturning, isRemoteControlled })).toBe('SLEEP10');
});

it('a code that was changed once is not changed again', () => {
  const codes = fc.record({
    firstTimeOnly: fc.boolean(),
    enforcement: fc.option(fc.constant('WELCOMEBACK')),
  });
  const holders = fc.record({ isReturning: fc.boolean(), isRemoteControlled: fc.boolean() });
  fc.assert(
    fc.property(codes, holders, holders, (terms, holder, later) => {
      const given = codeForCustomer(coupon({ code: 'WELCOME5', ...terms }), holder);
      fc.pre(given === 'WELCOMEBACK');
      expect(codeForCustomer(coupon({ code: given ?? '' }), later)).toBe(given);
    }),
  );
});
