import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainOption } from './plain-option.ts';

it('a value is compared without case, spaces and dashes, and grey in either spelling', () => {
  expect(['Golden Oak', 'golden-oak', 'GOLDEN_OAK'].map(plainOption)).toEqual([
    'goldenoak',
    'goldenoak',
    'goldenoak',
  ]);
  expect(plainOption('Gray')).toBe(plainOption('grey'));
});

it('what was compared once is compared alike', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = plainOption(text);
      fc.pre(!plain.includes('gray'));
      expect(plainOption(plain)).toBe(plain);
      expect(plainOption(text.toUpperCase().toLowerCase())).toBe(plainOption(text.toUpperCase()));
    }),
  );
});
