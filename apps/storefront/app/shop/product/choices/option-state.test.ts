import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { optionState } from './option-state.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { variants, selectedSku } = productPageOf(classic, 'queen');

test('the size that the page starts with is chosen', () => {
  expect(optionState(variants, selectedSku, 'Size', 'queen')).toEqual({ isSelected: true, stock: 'in' });
});

test('a size that cannot be had is out', () => {
  expect(optionState(variants, selectedSku, 'Size', 'twin')).toEqual({ isSelected: false, stock: 'out' });
});

test('a size on back order ships later', () => {
  expect(optionState(variants, selectedSku, 'Size', 'splitKing').stock).toBe('later');
});

test('a value that no variant has is out', () => {
  expect(optionState(variants, selectedSku, 'Size', 'jumbo').stock).toBe('out');
});

test('a size can be chosen when any colour of it can be had, a colour when it can be had in the size', () => {
  const both = variants.flatMap((variant) =>
    ['white', 'grey'].map((color) => ({
      ...variant,
      sku: `${variant.sku}/c:${color}`,
      properties: [...variant.properties, { name: 'Color', value: color, title: color }],
      isPurchasable: color === 'white',
    })),
  );
  expect(optionState(both, `${selectedSku}/c:white`, 'Size', 'king').stock).toBe('in');
  expect(optionState(both, `${selectedSku}/c:grey`, 'Size', 'king').stock).toBe('in');
  expect(optionState(both, `${selectedSku}/c:white`, 'Color', 'grey').stock).toBe('out');
});
