import type { PropertyName } from '@counterpane/rules/options/property-names';
import { sampleProduct } from '@counterpane/rules/testing/sample-products';
import { describe, expect, it } from 'vitest';
import { chooserVariants } from './chooser-variants.ts';

const QUILT = sampleProduct({
  id: 'quilt',
  title: 'Quilt',
  kind: 'bedding',
  options: { Size: ['queen', 'king'], Color: ['white', 'navy'], Material: ['cotton', 'sateen'] },
  prices: {},
});
const reached = (sku: string, choosers: readonly PropertyName[]) => {
  const variant = QUILT.variants[sku];
  if (!variant) throw new Error(`no variant ${sku}`);
  return chooserVariants(QUILT, { variant, choosers }).map((other) => other.sku);
};

describe('what the choosers of an upsell lead to', () => {
  it('is every combination of their options in the size of the page, first what it starts with', () => {
    expect(reached('quilt-s:king/c:navy/m:cotton', ['Color', 'Material'])).toEqual([
      'quilt-s:king/c:navy/m:cotton',
      'quilt-s:king/c:white/m:cotton',
      'quilt-s:king/c:white/m:sateen',
      'quilt-s:king/c:navy/m:sateen',
    ]);
  });

  it('keeps what may not be chosen, and the size even where a list lets it be chosen', () => {
    expect(reached('quilt-s:queen/c:navy/m:sateen', ['Size', 'Color'])).toEqual([
      'quilt-s:queen/c:navy/m:sateen',
      'quilt-s:queen/c:white/m:sateen',
    ]);
    expect(reached('quilt-s:queen/c:navy/m:sateen', [])).toEqual(['quilt-s:queen/c:navy/m:sateen']);
  });
});
