import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOptionPath, parseOptionPath } from './option-path.ts';

const option = (value: string) => ({ value });
const SHEETS = [
  { name: 'Size' as const, options: ['twinXL', 'queen', 'king', 'splitKing'].map(option) },
  { name: 'Color' as const, options: ['grey', 'black-and-white'].map(option) },
  { name: 'Material' as const, options: ['cotton', 'sateen'].map(option) },
];

describe('choices in a path', () => {
  it('are pairs of option and value, joined by plus signs', () => {
    expect(parseOptionPath(['size-king'], SHEETS)).toEqual([{ name: 'Size', value: 'king' }]);
    expect(parseOptionPath(['color-black-and-white+size-king'], SHEETS)).toEqual([
      { name: 'Size', value: 'king' },
      { name: 'Color', value: 'black-and-white' },
    ]);
  });

  it('may stand in segments of their own, and as bare values', () => {
    expect(parseOptionPath(['sateen', 'Size-TwinXL'], SHEETS)).toEqual([
      { name: 'Size', value: 'twinXL' },
      { name: 'Material', value: 'sateen' },
    ]);
    expect(parseOptionPath(['split-king'], SHEETS)).toEqual([{ name: 'Size', value: 'splitKing' }]);
  });

  it('are nothing when any of them is unknown, empty or chosen twice', () => {
    for (const path of [
      'size-enormous',
      'plaid',
      '',
      'size-',
      'size-king+size-queen',
      'leg-king+',
      'size-king+x',
    ])
      expect(parseOptionPath([path], SHEETS)).toBeNull();
  });

  it('are none where the path says none', () => {
    expect(parseOptionPath([], SHEETS)).toEqual([]);
  });

  it('come back from their one spelling', () => {
    const choices = SHEETS.map(({ name, options }) =>
      fc.option(fc.constantFrom(...options.map(({ value }) => ({ name, value }))), { nil: null }),
    );
    fc.assert(
      fc.property(fc.tuple(...choices), (picked) => {
        const chosen = picked.filter((choice) => choice !== null);
        fc.pre(chosen.length > 0);
        expect(parseOptionPath([formatOptionPath(chosen)], SHEETS)).toEqual(chosen);
      }),
    );
  });
});
