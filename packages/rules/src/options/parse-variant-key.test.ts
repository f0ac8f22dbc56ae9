import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATTRESS, SHEETS } from '../testing/sample-products.ts';
import { parseVariantKey } from './parse-variant-key.ts';
import { type ChosenProperty, PROPERTY_NAMES, sortProperties } from './property-names.ts';
import { underscoreKey, variantKey } from './variant-key.ts';

const queenWhite: ChosenProperty[] = [
  { name: 'Size', value: 'queen' },
  { name: 'Color', value: 'white' },
];

describe('a variant key read back', () => {
  it('names the product and its choices', () => {
    const parsed = { inventoryKey: 'hal-sheets', chosen: queenWhite };
    expect(parseVariantKey('hal-sheets-s:queen/c:white')).toEqual(parsed);
    expect(parseVariantKey('hal-sheets_s_queen_c_white')).toEqual(parsed);
  });

  it('takes the choices in any order, and a product without choices', () => {
    expect(parseVariantKey('k-c:white/s:queen')?.chosen).toEqual(queenWhite.toReversed());
    expect(parseVariantKey('hal-plan')).toEqual({ inventoryKey: 'hal-plan', chosen: [] });
  });

  it('splits at the last dash before the first choice, so dashes are free elsewhere', () => {
    expect(parseVariantKey('a-s-b-m:luxury-firm')).toEqual({
      inventoryKey: 'a-s-b',
      chosen: [{ name: 'Material', value: 'luxury-firm' }],
    });
  });

  it('writes the reverse form with underscores and the letters s, c, m, w, l, p, a, b, q', () => {
    const all = PROPERTY_NAMES.map((name): ChosenProperty => ({ name, value: 'X' }));
    expect(underscoreKey('k', all)).toBe('k_s_x_c_x_m_x_w_x_l_x_p_x_a_x_b_x_q_x');
    expect(parseVariantKey(underscoreKey('k', all))?.chosen.map(({ name }) => name)).toEqual([
      ...PROPERTY_NAMES,
    ]);
  });

  it('is none when something is missing, unknown, twice there, or not ours', () => {
    const wrong = [
      '',
      '-s:queen',
      'k-z:queen',
      'k-s:',
      'k-s:a/s:b',
      'k-s:a/c',
      '_s_queen',
      'k_s',
      'k_s_a_c',
      'k_z_a',
    ];
    expect(wrong.filter((text) => parseVariantKey(text) !== null)).toEqual([]);
    expect(parseVariantKey('what:is/this')).toBeNull();
  });

  it('goes there and back for every variant of every product', () => {
    for (const { inventoryKey, variants } of [MATTRESS, SHEETS])
      for (const { sku, chosen } of Object.values(variants)) {
        const parsed = parseVariantKey(sku);
        expect(parsed && variantKey(parsed.inventoryKey, parsed.chosen)).toBe(sku);
        expect(parseVariantKey(underscoreKey(inventoryKey, chosen))).toEqual(parsed);
      }
  });

  it('goes there and back whatever the values are', () => {
    const choices = fc.uniqueArray(
      fc.record({
        name: fc.constantFrom(...PROPERTY_NAMES),
        value: fc.string({ unit: fc.constantFrom(...'abz01/:-_% 25fF'), minLength: 1, maxLength: 8 }),
      }),
      { selector: ({ name }) => name, maxLength: 9 },
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), choices, (inventoryKey, chosen) => {
        const lower = sortProperties(chosen).map(({ name, value }) => ({ name, value: value.toLowerCase() }));
        const parsed = { inventoryKey, chosen: lower };
        expect(parseVariantKey(variantKey(inventoryKey, chosen))).toEqual(parsed);
        expect(parseVariantKey(underscoreKey(inventoryKey, chosen))).toEqual(parsed);
      }),
    );
  });
});
