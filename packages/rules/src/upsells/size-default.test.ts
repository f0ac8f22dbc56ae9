import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import type { Product } from '../options/product.ts';
import { SIZES } from '../options/sizes.ts';
import { PILLOW, SHEETS } from '../testing/sample-products.ts';
import { NIGHTSTAND } from '../testing/sample-sets.ts';
import { upsell } from '../testing/sample-upsells.ts';
import { sizeDefault } from './size-default.ts';
import { upsellFit } from './upsell-fit.ts';
import type { DefaultProperty } from './upsell-item.ts';

const QUEEN: DefaultProperty = { type: 'Size', isChooser: false, defaultValue: 'queen' };
const WHITE: DefaultProperty = { type: 'Color', isChooser: true, defaultValue: 'white' };
const defaults = (
  hasSizeVariant: boolean,
  defaultProperties: readonly DefaultProperty[],
  pageSize: string | null = 'king',
  product: Product = SHEETS,
) => {
  const beside = pageSize === null ? null : upsellFit(product, pageSize, flagsWith());
  return sizeDefault(upsell({ hasSizeVariant, defaultProperties }), product, beside?.size ?? null);
};

describe('the size that an upsell starts with', () => {
  it('is added when it has size variants and no default [C4.13]', () => {
    expect(defaults(true, [WHITE])).toEqual([{ type: 'Size', isChooser: true, defaultValue: 'king' }, WHITE]);
  });

  it('is added as it goes with the size of the page', () => {
    expect(defaults(true, [], 'queen', PILLOW)).toMatchObject([{ defaultValue: 'standard' }]);
    expect(defaults(true, [], 'splitKing')).toMatchObject([{ defaultValue: 'twinXL' }]);
  });

  it("is the product's first where the page has none, or none that fits", () => {
    expect(defaults(true, [], null)).toMatchObject([{ defaultValue: 'twin' }]);
    expect(defaults(true, [], 'jumbo')).toMatchObject([{ defaultValue: 'twin' }]);
  });

  it('is its own when it has one', () => {
    expect(defaults(true, [WHITE, QUEEN])).toEqual([QUEEN, WHITE]);
  });

  it('is taken away when it has no size variants [C4.14]', () => {
    expect(defaults(false, [QUEEN, WHITE])).toEqual([WHITE]);
    expect(defaults(false, [WHITE])).toEqual([WHITE]);
  });

  it('is none for a product that comes in no size', () => {
    expect(defaults(true, [WHITE], 'king', NIGHTSTAND)).toEqual([WHITE]);
  });

  it('is exactly one with size variants and none without, whatever came in', () => {
    const anyDefaults = fc.array(fc.constantFrom(QUEEN, WHITE, { ...QUEEN, defaultValue: 'king' }));
    fc.assert(
      fc.property(
        fc.boolean(),
        anyDefaults,
        fc.option(fc.constantFrom(...SIZES)),
        (sized, list, pageSize) => {
          const made = defaults(sized, list, pageSize);
          expect(made.filter(({ type }) => type === 'Size')).toHaveLength(sized ? 1 : 0);
          expect(made.filter(({ type }) => type !== 'Size')).toEqual(
            list.filter(({ type }) => type !== 'Size'),
          );
        },
      ),
    );
  });
});
