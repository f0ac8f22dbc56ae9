import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChosenProperty, PROPERTY_NAMES } from './property-names.ts';
import { variantKey } from './variant-key.ts';

const size: ChosenProperty = { name: 'Size', value: 'twinXL' };
const color: ChosenProperty = { name: 'Color', value: 'Golden Oak' };
const choices = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...PROPERTY_NAMES),
    value: fc.string({ unit: fc.constantFrom(...'abXY01/:-_% '), minLength: 1, maxLength: 8 }),
  }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 9 },
);

describe('the key of a variant', () => {
  it('is the inventory key, a dash, and each choice as letter, colon and lowercase value [C3.11, C3.12]', () => {
    expect(variantKey('hal-sheets', [size, color])).toBe('hal-sheets-s:twinxl/c:golden oak');
  });

  it('has the choices in the order of the names, however they came [C3.10]', () => {
    expect(variantKey('hal-sheets', [color, size])).toBe(variantKey('hal-sheets', [size, color]));
  });

  it('is the inventory key alone where there is nothing to choose', () => {
    expect(variantKey('hal-plan', [])).toBe('hal-plan');
  });

  it('tells nine properties apart by their letters', () => {
    const all = PROPERTY_NAMES.map((name): ChosenProperty => ({ name, value: 'X' }));
    expect(variantKey('k', all)).toBe('k-s:x/c:x/m:x/w:x/l:x/p:x/a:x/b:x/q:x');
  });

  it('keeps a value that looks like two choices in one piece', () => {
    expect(variantKey('k', [{ name: 'Size', value: 'a/c:b' }])).toBe('k-s:a%2fc%3ab');
    expect(variantKey('k', [{ name: 'Size', value: 'a_b%' }])).toBe('k-s:a%5fb%25');
    expect(variantKey('k', [{ name: 'Material', value: 'luxury-firm' }])).toBe('k-m:luxury-firm');
  });

  it('does not depend on case, nor on the order of the choices', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const key = variantKey('hal-sheets', list);
        const loud = list.map(({ name, value }) => ({ name, value: value.toUpperCase() }));
        expect(variantKey('hal-sheets', loud)).toBe(key);
        expect(variantKey('hal-sheets', list.toReversed())).toBe(key);
      }),
    );
  });

  it('is another for other choices', () => {
    const lower = (list: readonly ChosenProperty[]) =>
      JSON.stringify(
        list
          .map(({ name, value }) => [name, value.toLowerCase()])
          .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
      );
    fc.assert(
      fc.property(choices, choices, (one, other) => {
        expect(variantKey('k', one) === variantKey('k', other)).toBe(lower(one) === lower(other));
      }),
    );
  });
});
