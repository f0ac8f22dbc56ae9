import { expect, it } from 'vitest';
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
