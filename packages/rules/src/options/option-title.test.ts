import { expect, it } from 'vitest';
import { optionTitle } from './option-title.ts';

const option = { value: 'twinXL', title: 'Twin XL', note: null, swatch: null };
const product = { properties: [{ name: 'Size' as const, title: 'Size', options: [option] }] };

it('tells a choice by the name that shoppers read', () => {
  expect(optionTitle(product, { name: 'Size', value: 'twinXL' })).toBe('Twin XL');
});

it('tells a choice that the product does not know by its value', () => {
  expect(optionTitle(product, { name: 'Size', value: 'jumbo' })).toBe('jumbo');
  expect(optionTitle(product, { name: 'Color', value: 'grey' })).toBe('grey');
});
