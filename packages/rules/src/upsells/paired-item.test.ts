import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOLD_OUT, sampleProduct } from '../testing/sample-products.ts';
import { BASE, findSetSample, HEADBOARD } from '../testing/sample-sets.ts';
import { upsell } from '../testing/sample-upsells.ts';
import { findPairedItem } from './paired-item.ts';
import type { PairedItem } from './upsell-item.ts';

const headboard: PairedItem = {
  name: 'headboard',
  labelText: 'Goes with it',
  linkText: 'Add the headboard',
};

describe('the second item offered with an upsell', () => {
  it('is a headboard with a bamboo frame, with its own words [C3.52, C3.53]', () => {
    const bambooFrame = upsell({ name: 'frame', sku: 'frame', pairedItem: headboard });
    expect(findPairedItem(bambooFrame, findSetSample)).toEqual({ ...headboard, product: HEADBOARD });
  });

  it('is an adjustable base with a thalia frame [C3.53]', () => {
    const thalia = upsell({ name: 'thalia-bed-frame', pairedItem: { ...headboard, name: 'base' } });
    expect(findPairedItem(thalia, findSetSample)?.product).toBe(BASE);
  });

  it('is none where there is none, or where nobody sells it any more', () => {
    expect(findPairedItem(upsell(), findSetSample)).toBeNull();
    const gone = upsell({ pairedItem: { ...headboard, name: 'elephant' } });
    expect(findPairedItem(gone, findSetSample)).toBeNull();
  });

  it('is none that cannot be bought', () => {
    const availability = { one: SOLD_OUT };
    const soldOut = sampleProduct({ id: 'x', title: 'X', kind: 'bedding', prices: {}, availability });
    expect(findPairedItem(upsell({ pairedItem: headboard }), () => soldOut)).toBeNull();
  });

  it('is found exactly where some variant of its product can be bought', () => {
    fc.assert(
      fc.property(fc.subarray(Object.entries(HEADBOARD.variants)), fc.boolean(), (some, isGone) => {
        const variants = some.map(([sku, variant]) => [
          sku,
          isGone ? { ...variant, availability: SOLD_OUT } : variant,
        ]);
        const product = { ...HEADBOARD, variants: Object.fromEntries(variants) };
        const pair = findPairedItem(upsell({ pairedItem: headboard }), () => product);
        expect(pair !== null).toBe(some.length > 0 && !isGone);
      }),
    );
  });
});
