import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brandRules,
  checkCardNumber,
  checkCvc,
  checkExpiry,
  digitsOf,
  formatCardNumber,
  formatExpiry,
  passesLuhn,
} from './card-rules.js';

const NOW = new Date(2026, 5, 15);

describe('a card number', () => {
  it('is grouped as on the card', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('4242x42')).toBe('4242 42');
    expect(formatCardNumber('42424242424242429999')).toBe('4242 4242 4242 4242');
  });

  it('tells its brand from the first digits', () => {
    expect(brandRules('42').brand).toBe('visa');
    expect(brandRules('55').brand).toBe('mastercard');
    expect(brandRules('37').brand).toBe('amex');
    expect(brandRules('6011').brand).toBe('discover');
    expect(brandRules('').brand).toBe('unknown');
  });

  it('is incomplete, then complete, or mistyped', () => {
    expect(checkCardNumber('4242').error?.message).toBe('Your card number is incomplete.');
    expect(checkCardNumber('4242424242424242')).toEqual({ complete: true, error: null });
    expect(checkCardNumber('4242424242424241').error?.message).toBe('Your card number is invalid.');
  });

  it('keeps its digits whatever the grouping, for every number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => {
        expect(digitsOf(formatCardNumber(digits))).toBe(digits);
      }),
    );
  });

  it('is caught when any one digit of it is mistyped', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = [...'4242424242424242'];
        digits[place] = String((Number(digits[place]) + shift) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });
});

describe('an expiration date', () => {
  it('gets its slash while it is typed, and lets go of it again', () => {
    expect(formatExpiry('1')).toBe('1');
    expect(formatExpiry('4')).toBe('04 / ');
    expect(formatExpiry('12')).toBe('12 / ');
    expect(formatExpiry('12', true)).toBe('12');
    expect(formatExpiry('1230')).toBe('12 / 30');
  });

  it('may be this month, but not the last one', () => {
    expect(checkExpiry('0626', NOW).complete).toBe(true);
    expect(checkExpiry('0526', NOW).error?.message).toBe("Your card's expiration date is in the past.");
    expect(checkExpiry('1225', NOW).error?.message).toBe("Your card's expiration year is in the past.");
  });

  it('knows twelve months', () => {
    expect(checkExpiry('13', NOW).error?.message).toBe("Your card's expiration month is invalid.");
    expect(checkExpiry('12', NOW).error?.message).toBe("Your card's expiration date is incomplete.");
  });
});

describe('a security code', () => {
  it('has three digits, four on American Express', () => {
    expect(checkCvc('123', '4242').complete).toBe(true);
    expect(checkCvc('1234', '4242').complete).toBe(false);
    expect(checkCvc('1234', '3782').complete).toBe(true);
    expect(checkCvc('12', '').error?.message).toBe("Your card's security code is incomplete.");
  });
});
