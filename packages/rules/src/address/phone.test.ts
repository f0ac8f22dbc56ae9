import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPhoneDigits, validatePhone } from './phone.ts';

const INVALID = 'Please enter a valid phone number';
const number = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([area, rest]) => `${area}${String(rest).padStart(7, '0')}`);

describe('a phone number', () => {
  it('is required [K5.29]', () => {
    expect(validatePhone('', 'US')).toBe('Please enter a phone number');
    expect(validatePhone('  ', 'US')).toBe('Please enter a phone number');
  });

  it('has exactly ten digits [K5.28]', () => {
    expect(validatePhone('2125550100', 'US')).toBeNull();
    expect(validatePhone('212555010', 'US')).toBe(INVALID);
    expect(validatePhone('21255501000', 'US')).toBe(INVALID);
  });

  it('may have +1, parentheses and separators [C5.26]', () => {
    expect(validatePhone('+12125550100', 'US')).toBeNull();
    expect(validatePhone('+1 (212) 555-0100', 'US')).toBeNull();
    expect(validatePhone('1-212-555-0100', 'US')).toBeNull();
    expect(validatePhone('(212) 555-0100', 'US')).toBeNull();
    expect(validatePhone('(212)555-0100', 'US')).toBeNull();
    expect(validatePhone('212.555.0100', 'US')).toBeNull();
    expect(validatePhone('212 555 0100', 'US')).toBeNull();
    expect(validatePhone('  212 555 0100 ', 'US')).toBeNull();
    for (const pasted of ['212\u00a0555\u00a00100', '212–555–0100', '212/555/0100', '+1  (212)  555-0100'])
      expect(findPhoneDigits(pasted, 'US')).toBe('2125550100');
  });

  it('is no number of another country, no area code that does not exist, and no text', () => {
    expect(validatePhone('+44 20 7946 0958', 'US')).toBe(INVALID);
    expect(validatePhone('012 555 0100', 'US')).toBe(INVALID);
    expect(validatePhone('212-555-CALL', 'US')).toBe(INVALID);
    expect(validatePhone('2125550100 ext 4', 'US')).toBe(INVALID);
    expect(validatePhone('phone', 'US')).toBe(INVALID);
  });

  it('in the UK is a British one, kept with its country', () => {
    for (const text of ['020 7946 0958', '+44 20 7946 0958', '0044 (0)20 7946-0958', '02079460958'])
      expect(findPhoneDigits(text, 'GB')).toBe('+442079460958');
    expect(validatePhone('07700 900123', 'GB')).toBeNull();
    for (const text of ['212 555 0100', '020 7946', '0404 123 4567', '+1 212 555 0100'])
      expect(validatePhone(text, 'GB')).toBe(INVALID);
  });

  it('is kept as ten digits', () => {
    expect(findPhoneDigits('+1 (212) 555-0100', 'US')).toBe('2125550100');
    expect(findPhoneDigits('212.555.0100', 'US')).toBe('2125550100');
  });

  it('is not kept when it is none', () => {
    expect(findPhoneDigits('555-0100', 'US')).toBeNull();
    expect(findPhoneDigits('', 'US')).toBeNull();
  });

  it('keeps the same ten digits however it was written', () => {
    const sign = fc.constantFrom('', ' ', '-', '.');
    const prefix = fc.constantFrom('', '+1', '1 ', '+1-', '1.');
    fc.assert(
      fc.property(number, prefix, sign, sign, (digits, before, first, second) => {
        const written = `${before}(${digits.slice(0, 3)})${first}${digits.slice(3, 6)}${second}${digits.slice(6)}`;
        expect(findPhoneDigits(written, 'US')).toBe(digits);
        expect(validatePhone(written, 'US')).toBeNull();
      }),
    );
  });

  it('is never one of more or fewer digits', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 9 }), (digits, cut) => {
        expect(validatePhone(digits.slice(0, cut), 'US')).toBe(INVALID);
        expect(validatePhone(`${digits}${cut}`, 'US')).toBe(INVALID);
      }),
    );
  });
});
