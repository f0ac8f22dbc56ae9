import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateOptionalPhone, validateOptionalPostalCode } from './form-field.ts';

const REQUIRED = { isRequired: true };
const OPTIONAL = { isRequired: false };

describe('a phone number in a form of its own', () => {
  it('may be left empty where it is not required', () => {
    expect(validateOptionalPhone('', 'US', OPTIONAL)).toBeNull();
    expect(validateOptionalPhone('   ', 'US', OPTIONAL)).toBeNull();
    expect(validateOptionalPhone('', 'US', REQUIRED)).toBe('Invalid phone number');
  });

  it('is refused with the words given, or "Invalid phone number"', () => {
    expect(validateOptionalPhone('12', 'US', OPTIONAL)).toBe('Invalid phone number');
    expect(validateOptionalPhone('12', 'US', { ...OPTIONAL, message: 'Call us' })).toBe('Call us');
    expect(validateOptionalPhone('+1 (212) 555-0100', 'US', OPTIONAL)).toBeNull();
  });
});

describe('a postal code in a form of its own', () => {
  it('may be left empty where it is not required', () => {
    expect(validateOptionalPostalCode('', 'US', OPTIONAL)).toBeNull();
    expect(validateOptionalPostalCode(' ', 'CA', OPTIONAL)).toBeNull();
    expect(validateOptionalPostalCode('', 'US', REQUIRED)).toBe('Invalid');
  });

  it('is refused with the words given, or "Invalid"', () => {
    expect(validateOptionalPostalCode('1000', 'US', OPTIONAL)).toBe('Invalid');
    expect(validateOptionalPostalCode('1000', 'US', { ...OPTIONAL, message: 'No such place' })).toBe(
      'No such place',
    );
    expect(validateOptionalPostalCode('10001-1234', 'US', OPTIONAL)).toBeNull();
    expect(validateOptionalPostalCode('00499', 'US', REQUIRED)).toBe('Invalid');
  });

  it('is validated alike whether it must be there or not, once there is one', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Z -]{1,10}$/),
        fc.constantFrom('US', 'CA', 'GB'),
        (text, country) => {
          fc.pre(text.trim() !== '');
          const required = validateOptionalPostalCode(text, country, REQUIRED);
          expect(validateOptionalPostalCode(text, country, OPTIONAL)).toBe(required);
        },
      ),
    );
  });
});
