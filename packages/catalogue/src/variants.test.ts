import { expect, test } from 'vitest';
import { variantsOf } from './variants.ts';

const colour = (value: string) => ({ value, title: value, swatch: '#ffffff' });

test('a product in sizes and colours has a variant for each pair, size by size', () => {
  const variants = variantsOf({ sizes: ['queen', 'king'], colors: [colour('white'), colour('grey')] });
  expect(variants.map(({ key }) => key)).toEqual(['queen/white', 'queen/grey', 'king/white', 'king/grey']);
  expect(variants[1]).toEqual({ key: 'queen/grey', size: 'queen', color: 'grey' });
});

test('a product in sizes alone, or in colours alone, has a variant for each', () => {
  expect(variantsOf({ sizes: ['queen'], colors: [] })).toEqual([
    { key: 'queen', size: 'queen', color: null },
  ]);
  expect(variantsOf({ sizes: [], colors: [colour('oak')] })).toEqual([
    { key: 'oak', size: null, color: 'oak' },
  ]);
});

test('a product without options has one variant, filed as "one"', () => {
  expect(variantsOf({ sizes: [], colors: [] })).toEqual([{ key: 'one', size: null, color: null }]);
});
