import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFullName, validateFullName } from './full-name.ts';

const LENGTH = 'Please enter your full name';
const PATTERN = 'Please enter valid full name';

/** Words of letters as they are written anywhere. */
const word = fc
  .array(fc.constantFrom(...'abcdefgXYZäéñøłžÅßЖИ海渡가ẫ'), { minLength: 2, maxLength: 10 })
  .map((letters) => letters.join(''));

describe('a full name', () => {
  it('may be plain, hyphenated, with an apostrophe, an initial or a comma', () => {
    expect(validateFullName('Ada Lovelace')).toBeNull();
    expect(validateFullName("Mary-Jane O'Neil")).toBeNull();
    expect(validateFullName('Mary-Jane O’Neil')).toBeNull();
    expect(validateFullName('Martin L. King, Jr.')).toBeNull();
  });

  it('may be written in any letters of the world', () => {
    expect(validateFullName('José Ángel Núñez')).toBeNull();
    expect(validateFullName('Łukasz Żółć')).toBeNull();
    expect(validateFullName('Анна Каренина')).toBeNull();
    expect(validateFullName('渡辺 海')).toBeNull();
    expect(validateFullName('Nguyễn Thị Minh Khai')).toBeNull();
  });

  it('may be typed with an accent as a sign of its own', () => {
    expect(validateFullName('José Nuñez'.normalize('NFD'))).toBeNull();
  });

  it('is 3 to 50 characters long [K5.01]', () => {
    expect(validateFullName('')).toBe(LENGTH);
    expect(validateFullName('A')).toBe(LENGTH);
    expect(validateFullName('Al')).toBe(LENGTH);
    expect(validateFullName('A B')).toBeNull();
    expect(validateFullName(`${'a'.repeat(24)} ${'b'.repeat(25)}`)).toBeNull();
    expect(validateFullName(`${'a'.repeat(25)} ${'b'.repeat(25)}`)).toBe(LENGTH);
  });

  it('is measured without the spaces around it', () => {
    expect(validateFullName('   A   ')).toBe(LENGTH);
    expect(validateFullName('  Ada Lovelace  ')).toBeNull();
    expect(validateFullName(`  ${'a'.repeat(24)} ${'b'.repeat(25)}  `)).toBeNull();
  });

  it('is told its length before anything else', () => {
    expect(validateFullName('7')).toBe(LENGTH);
    expect(validateFullName('9'.repeat(51))).toBe(LENGTH);
  });

  it('contains a space [K5.02]', () => {
    expect(validateFullName('Madonna')).toBe(PATTERN);
    expect(validateFullName('Madonna ')).toBe(PATTERN);
  });

  it('has no digits [K5.03]', () => {
    expect(validateFullName('Ada L0velace')).toBe(PATTERN);
    expect(validateFullName('Elizabeth Windsor 2')).toBe(PATTERN);
    expect(validateFullName('Ada Lovelace ٣')).toBe(PATTERN);
  });

  it('has no signs but comma, period, apostrophe and hyphen [K5.04]', () => {
    expect(validateFullName('Ada Lovelace, Ph.-D')).toBeNull();
    expect(validateFullName('Ada <b>Lovelace</b>')).toBe(PATTERN);
    expect(validateFullName('Ada & Charles')).toBe(PATTERN);
    expect(validateFullName('Ada_Lovelace Byron')).toBe(PATTERN);
    expect(validateFullName('Ada Lovelace 🛏')).toBe(PATTERN);
    expect(validateFullName('--- ---')).toBe(PATTERN);
    for (const pasted of ['Mary\u00a0Jones', '\u200fدانا خليل', 'Ada O‘Hara'])
      expect(validateFullName(pasted)).toBeNull();
  });

  it('is fine for any two words of letters', () => {
    fc.assert(
      fc.property(word, word, (first, last) => {
        expect(validateFullName(`${first} ${last}`)).toBeNull();
      }),
    );
  });

  it('is never fine with a digit in it', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 9 }), (first, last, digit) => {
        expect(validateFullName(`${first}${digit} ${last}`)).toBe(PATTERN);
      }),
    );
  });
});

describe('a full name in two', () => {
  it('ends in the last name; the rest is the first name [C5.34]', () => {
    expect(splitFullName('Mary Jane Watson')).toEqual({ firstName: 'Mary Jane', lastName: 'Watson' });
    expect(splitFullName('Ada Lovelace')).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  it('does not mind spaces around and between', () => {
    expect(splitFullName('  Ada   Lovelace ')).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  it('is a last name alone when it is one word', () => {
    expect(splitFullName('Madonna')).toEqual({ firstName: '', lastName: 'Madonna' });
    expect(splitFullName('')).toEqual({ firstName: '', lastName: '' });
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const { firstName, lastName } = splitFullName(words.join(' '));
        expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '));
        expect(lastName).not.toContain(' ');
      }),
    );
  });
});
