import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLength } from './parse-length.ts';

test('feet and inches are read in every way that people write them', () => {
  for (const text of [
    '11 ft 6 in',
    '11\' 6"',
    '11’6”',
    '11ft6',
    '11.5',
    '11,5',
    '138 in',
    '11 pi 6 po',
    '11 pies 6 pulgadas',
    '11 pies 6 pulg.',
    '138 pulgadas',
    '138"',
  ])
    expect(parseLength(text, 'feet'), text).toBe(138);
  expect(parseLength('12 feet', 'feet')).toBe(144);
});

test('a number alone is what it can be: feet for rooms, inches for doors, metres or centimetres in Britain', () => {
  expect(parseLength('12', 'feet')).toBe(144);
  expect(parseLength('144', 'feet')).toBe(144);
  expect(parseLength('30', 'inches')).toBe(30);
  expect(parseLength('3.5', 'metres')).toBeCloseTo(137.8, 1);
  expect(parseLength('350', 'metres')).toBeCloseTo(137.8, 1);
});

test('metres are read in every spelling', () => {
  for (const text of [
    '3.5 m',
    '350 cm',
    '3500mm',
    '3 m 50',
    '3 m 50 cm',
    '3,5 mètres',
    '3.5 metros',
    '3.50 metres',
  ])
    expect(parseLength(text, 'feet'), text).toBeCloseTo(137.795, 2);
});

test('what is no length is none', () => {
  for (const text of ['', 'wide', '12 by 10', '-4', '1e3', '12 ft 6 ft', "'", '999999'])
    expect(parseLength(text, 'feet'), text).toBe(null);
});

test('whatever is typed, it is a length or it is not', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('feet', 'inches', 'metres'), (text, unit) => {
      const inches = parseLength(text, unit);
      expect(inches === null || Number.isFinite(inches)).toBe(true);
    }),
  );
});

test('feet and inches come back as they were written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
      expect(parseLength(`${feet} ft ${inches} in`, 'feet')).toBe(feet * 12 + inches);
    }),
  );
});
