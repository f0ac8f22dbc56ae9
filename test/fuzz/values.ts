import type { Chance } from '../storm/chance.ts';

/** Texts that parsers, databases and pages have failed at elsewhere. */
const TEXTS = [
  '', ' ', '\0', 'a\0b', '\uFEFF', '\uD800', '\uDFFF\uD800', '\u202Etxt.exe', 'e\u0301\u0301\u0301\u0301', '👩‍👩‍👧‍👦',
  'ﷺ', '\u2028', '\r\nSet-Cookie: a=b', "' or 1=1 --", '"; drop table orders; --', '%', '%_%', '\\', "''", '$1', '$(7*7)',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '../../../../etc/passwd', '..%2f..%2f', '%00',
  '%', '%E0%A4%A', '%zz', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'null', 'undefined',
  'NaN', 'Infinity', '-0', '0x10', '1e309', '-1', '0', '9007199254740993', '99999999999999999999', '1.5', '٣', '１２',
  'true', '[]', '{}', '[object Object]', '2026-02-30', '9999-99-99', '+275760-09-14', '1970-01-01T00:00:00Z', 'a@b',
  'a@b.c', '"a b"@example.com', 'javascript:alert(1)', '//evil.example', 'http://[', 'http://169.254.169.254/', 'file:///',
  '111,111,111', ',,,,', '|', 'a|b|c', ':', ';', '&', '=', '#', '?', '//', '/./', '.', '..', 'queen', 'twin', 'paid',
] as const; // biome-ignore format: a list

/** What is long in one way or another: near the limits of the store and beyond them. */
const LENGTHS = [41, 65, 101, 201, 501, 1_001, 2_001, 5_000, 20_000] as const;

export const fuzzText = (chance: Chance): string => {
  if (chance.happens(0.15))
    return chance
      .oneOf(['a', '1', '111,', 'é', '👍', '%', '(', ' ', '-', 'a@', '\0', ', '])
      .repeat(chance.oneOf(LENGTHS));
  if (chance.happens(0.1)) return randomText(chance);
  return chance.oneOf(TEXTS);
};

const randomText = (chance: Chance): string =>
  String.fromCharCode(
    ...Array.from({ length: 1 + chance.below(40) }, () => chance.below(chance.happens(0.5) ? 128 : 65_536)),
  );

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '1.5',
  '1e-7',
  '1e309',
  '-1e309',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '1e21',
  '00',
] as const;
const DEPTHS = [5, 33, 70, 1_000, 10_000] as const;

/** A value as JSON text: not everything that a sender can write is a value of JavaScript. */
export const fuzzJson = (chance: Chance): string => {
  switch (chance.below(9)) {
    case 0:
      return chance.oneOf(NUMBERS);
    case 1:
      return chance.oneOf([
        'null',
        'true',
        'false',
        '',
        'NaN',
        'undefined',
        "'a'",
        '/* */ 1',
        '"\\ud800"',
        '"\\u0000"',
      ]);
    case 2:
      return nested(chance.oneOf(DEPTHS), chance.happens(0.5));
    case 3:
      return `[${Array.from({ length: chance.oneOf([0, 2, 51, 101, 3_000]) }, () => JSON.stringify('x')).join()}]`;
    case 4:
      return `{${chance
        .oneOf(['__proto__', 'constructor', 'toString', 'length', 'then', 'toJSON'])
        .split(' ')
        .map((key) => `"${key}":${chance.oneOf(['{"isAdmin":true}', 'null', '1', '"x"', '[]'])}`)
        .join()}}`;
    case 5:
      return '{"a":1,"a":{"a":2}}';
    default:
      return JSON.stringify(fuzzText(chance));
  }
};

const nested = (depth: number, isArray: boolean): string =>
  isArray ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
