import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './normalize-text.ts';

describe('a text to be validated', () => {
  it('has usual letters and spaces, and nothing that cannot be seen', () => {
    expect(plainText(' ＰＯ\u00a0Box\u200f  4\n')).toBe('PO Box 4');
    expect(plainText('Zoë O’Hara')).toBe('Zoë O’Hara');
  });

  it('is the same when it is made plain again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});
