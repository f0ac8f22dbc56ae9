import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumeric } from './is-numeric.ts';

describe('a number in a quote', () => {
  it('is digits with an optional decimal part [C5.03]', () => {
    expect(['0', '699', '699.5', '0.05', '007'].map(isNumeric)).toEqual([true, true, true, true, true]);
  });

  it('has no sign, exponent, separator, space or other digits [C5.03]', () => {
    const others = ['', ' ', '.5', '5.', '1e3', '-1', '+1', '1,000', '1.2.3', '0x10', 'NaN', '12 ', '١٢'];
    expect(others.filter(isNumeric)).toEqual([]);
  });

  it('is whatever a whole number and a fraction are written like', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (whole, fraction) => {
        expect(isNumeric(`${whole}`)).toBe(true);
        expect(isNumeric(`${whole}.${fraction}`)).toBe(true);
        expect(isNumeric(`${whole}.${fraction}.`)).toBe(false);
        expect(isNumeric(`-${whole}`)).toBe(false);
      }),
    );
  });
});
