import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSize, SIZE_TITLES, SIZES } from './sizes.ts';

describe('reading a size', () => {
  it('does not mind case, spaces, dashes and underscores', () => {
    expect(findSize('Cal King')).toBe('calKing');
    expect(findSize('TWIN-XL')).toBe('twinXL');
    expect(findSize('split_king')).toBe('splitKing');
    expect(findSize('queen')).toBe('queen');
  });

  it('knows splitk as a split king [C3.21]', () => {
    expect(findSize('splitk')).toBe('splitKing');
    expect(findSize('SplitK')).toBe('splitKing');
  });

  it('finds nothing in a text that is no size', () => {
    expect(findSize('emperor')).toBeNull();
    expect(findSize('')).toBeNull();
    expect(findSize('kings')).toBeNull();
    expect(findSize('constructor')).toBeNull();
  });

  it('finds every size by its id and by its name, in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), fc.boolean(), (size, isLoud) => {
        const spell = (text: string) => (isLoud ? text.toUpperCase() : text.toLowerCase());
        expect(findSize(spell(size))).toBe(size);
        expect(findSize(spell(SIZE_TITLES[size]))).toBe(size);
      }),
    );
  });
});
