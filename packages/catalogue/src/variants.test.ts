import type { OPTION_NAMES } from '@counterpane/rules/options/property-names';
import { expect, test } from 'vitest';
import type { ProductData } from './product-schema.ts';
import { variantsOf } from './variants.ts';

const colour = (value: string) => ({ value, title: value, swatch: '#ffffff' });

const variants = (product: Partial<Pick<ProductData, 'sizes' | 'colors' | 'options'>>) =>
  variantsOf({ sizes: [], colors: [], options: [], ...product });

const option = (name: (typeof OPTION_NAMES)[number], ...values: string[]) => ({
  name,
  values: values.map((value) => ({ value, title: value })),
});

test('a product in sizes and colours has a variant for each pair, size by size', () => {
  const all = variants({ sizes: ['queen', 'king'], colors: [colour('white'), colour('grey')] });
  expect(all.map(({ key }) => key)).toEqual(['queen/white', 'queen/grey', 'king/white', 'king/grey']);
  expect(all[1]).toEqual({
    key: 'queen/grey',
    size: 'queen',
    chosen: [
      { name: 'Size', value: 'queen' },
      { name: 'Color', value: 'grey' },
    ],
  });
});

test('a product in sizes alone, or in colours alone, has a variant for each', () => {
  expect(variants({ sizes: ['queen'] }).map(({ key, size }) => [key, size])).toEqual([['queen', 'queen']]);
  expect(variants({ colors: [colour('oak')] }).map(({ key, size }) => [key, size])).toEqual([['oak', null]]);
});

test('a product without options has one variant, filed as "one"', () => {
  expect(variants({})).toEqual([{ key: 'one', size: null, chosen: [] }]);
});

test('other options come after size and colour, in the order in which choices are written', () => {
  const all = variants({
    sizes: ['queen'],
    colors: [colour('grey')],
    options: [option('Quantity', '2'), option('Weight', '15', '20'), option('Material', 'sateen')],
  });
  expect(all.map(({ key }) => key)).toEqual(['queen/grey/sateen/15/2', 'queen/grey/sateen/20/2']);
  expect(all[0]?.chosen.map(({ name }) => name)).toEqual(['Size', 'Color', 'Material', 'Weight', 'Quantity']);
});
