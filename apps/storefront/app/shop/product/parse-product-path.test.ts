import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { parseProductPath } from './parse-product-path.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'queen');
const luxury = {
  ...page,
  product: {
    ...page.product,
    metadata: { ...page.product.metadata, url: '/mattress/hybrid/soft' },
    attributes: { ...page.product.attributes, material: 'hybrid', firmness: 'soft' },
  },
  siblings: ['soft', 'firm', 'luxury-firm'].map((firmness) => ({
    material: 'hybrid',
    materialTitle: 'Hybrid',
    firmness,
    firmnessTitle: firmness,
    url: `/mattress/hybrid/${firmness}`,
  })),
};

test('a path may choose an option of the product', () => {
  expect(parseProductPath(page, ['size-king'])).toEqual({ kind: 'match', choices: { size: 'king' } });
  expect(parseProductPath(page, [])).toEqual({ kind: 'match', choices: {} });
});

test('a choice in another spelling leads to its own address', () => {
  for (const segment of ['king', 'Size-King', 'size-King'])
    expect(parseProductPath(page, [segment])).toEqual({ kind: 'redirect', url: '/mattress/size-king' });
});

test('an unknown choice has no page', () => {
  for (const segments of [['size-enormous'], ['hybrid'], ['size-king', 'size-queen'], ['king', 'x']])
    expect(parseProductPath(page, segments)).toEqual({ kind: 'not-found' });
});

test('material and firmness of a model lead to the mattress that has them, with the size', () => {
  const at = (...segments: string[]) => parseProductPath(luxury, segments);
  expect(at('firm')).toEqual({ kind: 'redirect', url: '/mattress/hybrid/firm' });
  expect(at('hybrid', 'luxury-firm', 'size-king')).toEqual({
    kind: 'redirect',
    url: '/mattress/hybrid/luxury-firm/size-king',
  });
  expect(at('hybrid', 'medium')).toEqual({ kind: 'redirect', url: '/mattress/hybrid/luxury-firm' });
  expect(at('memory-foam', 'firm')).toEqual({ kind: 'not-found' });
});
