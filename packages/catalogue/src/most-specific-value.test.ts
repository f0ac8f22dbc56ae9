import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliesToVariant, mostSpecificValue } from './most-specific-value.ts';

describe('what is filed for a variant', () => {
  it('is what stands under its whole key, if anything does', () => {
    expect(mostSpecificValue({ 'queen/grey': 1, queen: 2, one: 3 }, 'queen/grey')).toBe(1);
  });

  it('holds for every colour of a size, and for every size', () => {
    expect(mostSpecificValue({ queen: 2, one: 3 }, 'queen/grey')).toBe(2);
    expect(mostSpecificValue({ one: 3 }, 'queen/grey')).toBe(3);
    expect(mostSpecificValue({ one: 3 }, 'one')).toBe(3);
  });

  it('may leave out the colour and name size and material', () => {
    const filed = { 'queen/sateen': 1, 'queen/cotton': 2 };
    expect(mostSpecificValue(filed, 'queen/white/sateen')).toBe(1);
    expect(mostSpecificValue(filed, 'queen/navy/cotton')).toBe(2);
    expect(mostSpecificValue(filed, 'king/white/sateen')).toBeUndefined();
  });

  it('is the part with the earlier options when two are equally long', () => {
    expect(mostSpecificValue({ '15': 1, grey: 2 }, 'grey/15')).toBe(2);
  });

  it('is nothing where nothing is filed', () => {
    expect(mostSpecificValue(undefined, 'queen')).toBeUndefined();
    expect(mostSpecificValue({ king: 1 }, 'queen')).toBeUndefined();
    expect(mostSpecificValue({}, 'constructor')).toBeUndefined();
  });

  it('is found under every part of a key, and under no other', () => {
    const values = fc.uniqueArray(fc.constantFrom('queen', 'grey', 'sateen', '15'), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (key, isKept) => {
        const part = key.filter((_, index) => isKept[index]).join('/') || 'one';
        expect(appliesToVariant(part, key.join('/'))).toBe(true);
        expect(mostSpecificValue({ [part]: true }, key.join('/'))).toBe(true);
        expect(appliesToVariant('king', key.join('/'))).toBe(false);
      }),
    );
  });
});
