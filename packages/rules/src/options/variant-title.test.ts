import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHEETS } from '../testing/sample-products.ts';
import { variantTitle } from './variant-title.ts';

const size = {
  name: 'Size' as const,
  title: 'Size',
  options: [{ value: 'twinXL', title: 'Twin XL', note: null, swatch: null }],
};

it('tells a product with what was chosen of it', () => {
  const mattress = { title: 'Calm mattress', properties: [size] };
  expect(variantTitle(mattress, { chosen: [{ name: 'Size', value: 'twinXL' }] })).toBe(
    'Calm mattress, Twin XL',
  );
});

it('tells a product without options by its title', () => {
  expect(variantTitle({ title: 'Calm lamp', properties: [] }, { chosen: [] })).toBe('Calm lamp');
});

it('reads differently for every variant of a product', () => {
  const variants = fc.constantFrom(...Object.values(SHEETS.variants));
  fc.assert(
    fc.property(variants, variants, (one, other) => {
      expect(variantTitle(SHEETS, one) === variantTitle(SHEETS, other)).toBe(one.sku === other.sku);
    }),
  );
});
