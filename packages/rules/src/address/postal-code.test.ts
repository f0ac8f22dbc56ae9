import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostalCode, validatePostalCode } from './postal-code.ts';

const INVALID = 'Please enter a valid zip code';

describe('a ZIP or postal code', () => {
  it('is required [K5.21]', () => {
    expect(validatePostalCode('', 'US')).toBe('Please enter a zip code');
    expect(validatePostalCode('  ', 'CA')).toBe('Please enter a zip code');
  });

  it('of a wrong pattern is refused [K5.22]', () => {
    expect(validatePostalCode('1234', 'US')).toBe(INVALID);
    expect(validatePostalCode('banana', 'US')).toBe(INVALID);
    expect(validatePostalCode('10001', 'CA')).toBe(INVALID);
  });

  it('is five digits in the US, with four more if one likes [C5.28]', () => {
    expect(validatePostalCode('10001', 'US')).toBeNull();
    expect(validatePostalCode('10001-1234', 'US')).toBeNull();
    expect(validatePostalCode(' 10001 ', 'US')).toBeNull();
    expect(validatePostalCode('10001-12', 'US')).toBe(INVALID);
    expect(validatePostalCode('100011', 'US')).toBe(INVALID);
    expect(validatePostalCode('K1A 0B1', 'US')).toBe(INVALID);
  });

  it('is letters and digits in turn in Canada, with a space or a hyphen if one likes [C5.29]', () => {
    expect(validatePostalCode('K1A 0B1', 'CA')).toBeNull();
    expect(validatePostalCode('K1A-0B1', 'CA')).toBeNull();
    expect(validatePostalCode('k1a0b1', 'CA')).toBeNull();
    expect(validatePostalCode('D1A 0B1', 'CA')).toBe(INVALID);
    expect(validatePostalCode('K1A  0B1', 'CA')).toBe(INVALID);
    expect(validatePostalCode('K1A 0B', 'CA')).toBe(INVALID);
  });

  it('has a pattern of its own in the United Kingdom [C5.30]', () => {
    expect(validatePostalCode('SW1A 1AA', 'GB')).toBeNull();
    expect(validatePostalCode('m1 1ae', 'GB')).toBeNull();
    expect(validatePostalCode('GIR 0AA', 'GB')).toBeNull();
    expect(validatePostalCode('10001', 'GB')).toBe(INVALID);
  });

  it('is at least 500 in the US [C5.32]', () => {
    expect(validatePostalCode('00499', 'US')).toBe(INVALID);
    expect(validatePostalCode('00000', 'US')).toBe(INVALID);
    expect(validatePostalCode('00501', 'US')).toBeNull();
    expect(validatePostalCode('00500', 'US')).toBeNull();
  });

  it('compares its first five digits alone with 500', () => {
    expect(validatePostalCode('00499-9999', 'US')).toBe(INVALID);
    expect(validatePostalCode('00501-0001', 'US')).toBeNull();
  });

  it('exists in no country that we do not know', () => {
    expect(isPostalCode('10001', 'FR')).toBe(false);
    expect(isPostalCode('10001', 'constructor')).toBe(false);
  });

  it('is fine in the US for every number from 500 on, and for none below', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999 }), fc.nat({ max: 9999 }), (zip, more) => {
        const code = String(zip).padStart(5, '0');
        expect(isPostalCode(code, 'US')).toBe(zip >= 500);
        expect(isPostalCode(`${code}-${String(more).padStart(4, '0')}`, 'US')).toBe(zip >= 500);
      }),
    );
  });
});
