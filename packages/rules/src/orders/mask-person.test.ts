import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskEmail, maskPhone, maskStreet, maskText } from './mask-person.ts';

test('An email shows its first letter and its domain', () => {
  expect(maskEmail('jane.doe@example.com')).toBe('j•••@example.com');
  expect(maskEmail('a@b.example')).toBe('a•••@b.example');
  expect(maskEmail('"odd@name"@example.com')).toBe('"•••@example.com');
});

test('What is no email shows its first letter, and nothing stays nothing', () => {
  expect(maskEmail('@example.com')).toBe('@•••');
  expect(maskEmail('jane')).toBe('j•••');
  expect(maskEmail('')).toBe('');
});

test('A phone number shows its last two digits, however it was typed', () => {
  expect(maskPhone('(212) 555-0142')).toBe('•••42');
  expect(maskPhone('7')).toBe('•••7');
  expect(maskPhone('')).toBe('');
});

test('A street shows no number', () => {
  expect(maskStreet('20 W 34th St')).toBe('••• W •••th St');
  expect(maskStreet('Hauptstraße 12b')).toBe('Hauptstraße •••b');
  expect(maskStreet('')).toBe('');
});

test('A surname and the second line of an address show their first letter', () => {
  expect(maskText('Lovelace')).toBe('L•••');
  expect(maskText('Élan')).toBe('É•••');
  expect(maskText('')).toBe('');
});

test('Whatever was typed, no digit of a street is shown, and of all else a letter or two digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(maskStreet(typed)).not.toMatch(/\d/);
      expect(maskPhone(typed).replace('•••', '').length).toBeLessThanOrEqual(2);
      expect([...maskText(typed)].length).toBeLessThanOrEqual(4);
      expect([...maskEmail(`${typed}@example.com`)].length).toBeLessThanOrEqual('j•••@example.com'.length);
    }),
  );
});
