import { expect, test } from 'vitest';
import { hoursIn } from './format-hours.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const hours = (language: string, country: string, from: number, until: number): string =>
  plain(hoursIn(language, country)({ from, until }));

test('Hours are written as each language and its country does', () => {
  expect(hours('en', 'US', 8, 12)).toBe('8 AM – 12 PM');
  expect(hours('en', 'CA', 12, 16)).toBe('12 PM – 4 PM');
  expect(hours('en', 'GB', 16, 20)).toBe('4pm – 8pm');
  expect(hours('fr', 'CA', 8, 12)).toBe('8 h – 12 h');
  expect(hours('es', 'US', 0, 24)).toBe('12:00 a. m. – 12:00 a. m.');
});
