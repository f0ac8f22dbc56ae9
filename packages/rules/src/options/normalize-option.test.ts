import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeOption } from './normalize-option.ts';

it('a value is compared without case, spaces and dashes, and grey in either spelling', () => {
  expect(['Golden Oak', 'golden-oak', 'GOLDEN_OAK'].map(normalizeOption)).toEqual([
    'goldenoak',
    'goldenoak',
    'goldenoak',
  ]);
  expect(normalizeOption('Gray')).toBe(normalizeOption('grey'));
});

it('what was compared once is compared alike', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = normalizeOption(text);
      fc.pre(!plain.includes('gray'));
      expect(normalizeOption(plain)).toBe(plain);
      expect(normalizeOption(text.toUpperCase().toLowerCase())).toBe(normalizeOption(text.toUpperCase()));
    }),
  );
});
