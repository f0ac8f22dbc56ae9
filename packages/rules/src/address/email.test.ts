import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateEmail } from './email.ts';

const INVALID = 'A valid email address is required';

describe('an email address', () => {
  it('is what people have', () => {
    expect(validateEmail('ada@example.com')).toBeNull();
    expect(validateEmail('Ada.Lovelace+beds@mail.example.co.uk')).toBeNull();
    expect(validateEmail("o'neil_99@ex-ample.org")).toBeNull();
    expect(validateEmail('  ada@example.com ')).toBeNull();
  });

  it('is required [K5.33]', () => {
    expect(validateEmail('')).toBe('Please enter an e-mail address');
    expect(validateEmail('   ')).toBe('Please enter an e-mail address');
  });

  it('is 7 to 50 characters long [K5.30]', () => {
    expect(validateEmail('a@b.co')).toBe(INVALID);
    expect(validateEmail('ab@b.co')).toBeNull();
    expect(validateEmail(`${'a'.repeat(38)}@example.com`)).toBeNull();
    expect(validateEmail(`${'a'.repeat(39)}@example.com`)).toBe(INVALID);
  });

  it('has none of the forbidden signs before the at, unless quoted [K5.31]', () => {
    expect(validateEmail('a<da@example.com')).toBe(INVALID);
    expect(validateEmail('a>da@example.com')).toBe(INVALID);
    expect(validateEmail('a(da@example.com')).toBe(INVALID);
    expect(validateEmail('a)da@example.com')).toBe(INVALID);
    expect(validateEmail('a[da@example.com')).toBe(INVALID);
    expect(validateEmail('a]da@example.com')).toBe(INVALID);
    expect(validateEmail('a\\da@example.com')).toBe(INVALID);
    expect(validateEmail('a;da@example.com')).toBe(INVALID);
    expect(validateEmail('a:da@example.com')).toBe(INVALID);
    expect(validateEmail('a da@example.com')).toBe(INVALID);
    expect(validateEmail('a@da@example.com')).toBe(INVALID);
    expect(validateEmail('"a@d a;"@example.com')).toBeNull();
  });

  it('has no comma, and no point at its ends or twice', () => {
    expect(validateEmail('ada,l@example.com')).toBe(INVALID);
    expect(validateEmail('.ada@example.com')).toBe(INVALID);
    expect(validateEmail('ada.@example.com')).toBe(INVALID);
    expect(validateEmail('ada..l@example.com')).toBe(INVALID);
  });

  it('is at a dotted name that ends in two letters or more, or at a bracketed number [K5.32]', () => {
    expect(validateEmail('ada@example.co')).toBeNull();
    expect(validateEmail('ada@example.c')).toBe(INVALID);
    expect(validateEmail('ada@example.c0m')).toBe(INVALID);
    expect(validateEmail('ada@localhost')).toBe(INVALID);
    expect(validateEmail('ada@-.example..com')).toBe(INVALID);
    expect(validateEmail('ada@[192.168.0.1]')).toBeNull();
    expect(validateEmail('ada@192.168.0.1')).toBe(INVALID);
    expect(validateEmail('ada@[192.168.0]')).toBe(INVALID);
  });

  it('has something on both sides of the at', () => {
    expect(validateEmail('@example.com')).toBe(INVALID);
    expect(validateEmail('adaexample.com')).toBe(INVALID);
    expect(validateEmail('ada.lovelace@')).toBe(INVALID);
  });

  it('is fine for every plain name at every plain place', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
      minLength: 3,
      maxLength: 15,
    });
    fc.assert(
      fc.property(letters, letters, fc.constantFrom('com', 'org', 'co.uk', 'museum'), (name, place, end) => {
        expect(validateEmail(`${name}@${place}.${end}`)).toBeNull();
      }),
    );
  });

  it('is validated at once, however nasty the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const verdict = validateEmail(text);
        expect([null, INVALID, 'Please enter an e-mail address']).toContain(verdict);
      }),
    );
  });
});
