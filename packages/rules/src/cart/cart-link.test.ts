import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCartId } from './cart-link.ts';

describe('the id in a cart link', () => {
  it('has exactly 24 characters', () => {
    expect(isCartId('0123456789abcdef01234567')).toBe(true);
    expect(isCartId('0123456789abcdef0123456')).toBe(false);
    expect(isCartId('0123456789abcdef012345678')).toBe(false);
    expect(isCartId('')).toBe(false);
  });

  it('is not the word undefined', () => {
    expect(isCartId('undefined')).toBe(false);
  });

  it('is none once something is cut off or added', () => {
    const id = fc.string({ minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(id, fc.nat(23), fc.string({ minLength: 1 }), (whole, end, more) => {
        expect([whole, whole.slice(0, end), whole + more].map(isCartId)).toEqual([true, false, false]);
      }),
    );
  });
});
