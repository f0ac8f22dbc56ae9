import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import type { Product } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import { MATTRESS, PILLOW, PROTECTOR, SHEETS, sampleProduct } from '../testing/sample-products.ts';
import { FRAME, HEADBOARD, NIGHTSTAND, PREMIER } from '../testing/sample-sets.ts';
import { upsell } from '../testing/sample-upsells.ts';
import { UPGRADE_SIZES } from './upgrade-sizes.ts';
import { upsellChoice } from './upsell-choice.ts';
import { UPSELL_PROPERTY_TYPES, type UpsellItem } from './upsell-item.ts';

const choice = (product: Product, pageSize: string | null, changes: Partial<UpsellItem> = {}) =>
  upsellChoice(upsell(changes), product, pageSize, flagsWith());
const skuOf = (...args: Parameters<typeof choice>) => choice(...args)?.variant.sku;
const grey = { type: 'Color', isChooser: true, defaultValue: 'GREY' } as const;

describe('what an upsell starts with', () => {
  it('is its defaults, in the spelling of the product [C3.47]', () => {
    expect(skuOf(HEADBOARD, 'queen', { defaultProperties: [grey] })).toBe('headboard-s:queen/c:grey');
    const golden = { ...grey, defaultValue: 'golden oak' };
    expect(skuOf(SHEETS, 'king', { defaultProperties: [golden] })).toBe('sheets-s:king/c:golden oak');
  });

  it('is a default colour, size, material and weight, each in its own right [C3.57]', () => {
    const blanket = sampleProduct({
      id: 'quilt',
      title: 'Quilt',
      kind: 'bedding',
      options: {
        Size: ['queen', 'king'],
        Color: ['white', 'navy'],
        Material: ['cotton', 'sateen'],
        Weight: ['15', '20'],
      },
      prices: {},
    });
    const preset = (values: readonly string[]) =>
      UPSELL_PROPERTY_TYPES.map((type, index) => ({
        type,
        isChooser: false,
        defaultValue: values[index] ?? '',
      }));
    const skuWith = (...values: readonly string[]) =>
      skuOf(blanket, null, { defaultProperties: preset(values) });
    expect(skuWith('navy', 'king', 'sateen', '20')).toBe('quilt-s:king/c:navy/m:sateen/w:20');
    expect(skuWith('white', 'queen', 'cotton', '15')).toBe('quilt-s:queen/c:white/m:cotton/w:15');
  });

  it('is the first option where there is no default, or one that the product does not have', () => {
    expect(skuOf(HEADBOARD, 'queen')).toBe('headboard-s:queen/c:linen');
    const navy = { ...grey, defaultValue: 'navy' };
    expect(skuOf(HEADBOARD, 'queen', { defaultProperties: [navy] })).toBe('headboard-s:queen/c:linen');
  });

  it('is in the size of the page, also against a size of its own', () => {
    const queen = { type: 'Size', isChooser: false, defaultValue: 'queen' } as const;
    expect(skuOf(SHEETS, 'king', { defaultProperties: [queen] })).toBe('sheets-s:king/c:white');
    expect(skuOf(PILLOW, 'king')).toBe('pillow-s:king');
    expect(skuOf(PILLOW, 'twin')).toBe('pillow-s:standard');
  });

  it('is in a size of its own where the page has none [C3.61]', () => {
    const queen = { type: 'Size', isChooser: false, defaultValue: 'queen' } as const;
    expect(skuOf(SHEETS, null, { defaultProperties: [queen] })).toBe('sheets-s:queen/c:white');
    expect(skuOf(SHEETS, null)).toBe('sheets-s:twin/c:white');
  });

  it('is two twin XL for a split king, and one of anything else', () => {
    expect(choice(SHEETS, 'splitKing')).toMatchObject({
      quantity: 2,
      variant: { sku: 'sheets-s:twinxl/c:white' },
    });
    expect(choice(PREMIER, 'splitKing')).toMatchObject({ quantity: 2 });
    expect(choice(PILLOW, 'splitKing')).toMatchObject({ quantity: 1 });
    expect(choice(SHEETS, null)).toMatchObject({ quantity: 1 });
  });

  it('says what the shopper may choose', () => {
    const defaultProperties = [grey, { type: 'Size', isChooser: false, defaultValue: 'queen' } as const];
    expect(choice(HEADBOARD, 'queen', { defaultProperties })?.choosers).toEqual(['Color']);
    expect(choice(HEADBOARD, 'queen')?.choosers).toEqual(['Size']);
    expect(choice(NIGHTSTAND, 'queen', { hasSizeVariant: false })?.choosers).toEqual([]);
  });

  it('is its alternative when the default cannot be had [C3.48]', () => {
    const alternativeProperties = [
      { type: 'Color', defaultValue: 'Grey', alternativeValue: 'natural' } as const,
    ];
    const defaultProperties = [grey];
    expect(skuOf(FRAME, 'queen', { defaultProperties, alternativeProperties })).toBe(
      'frame-s:queen/c:natural',
    );
    // The default can be had: nothing is replaced.
    expect(skuOf(HEADBOARD, 'queen', { defaultProperties, alternativeProperties })).toBe(
      'headboard-s:queen/c:grey',
    );
  });

  it('is all alternatives together when none helps by itself', () => {
    const blanket = sampleProduct({
      id: 'blanket',
      title: 'Blanket',
      kind: 'bedding',
      options: { Color: ['slate', 'white'], Weight: ['15', '20'] },
      prices: {},
    });
    const only = blanket.variants['blanket-c:white/w:20'];
    if (!only) throw new Error('no such blanket');
    const few = { ...blanket, variants: { [only.sku]: only } };
    const alternativeProperties = [
      { type: 'Color', defaultValue: 'slate', alternativeValue: 'white' } as const,
      { type: 'Weight', defaultValue: '15', alternativeValue: '20' } as const,
    ];
    const unsized = { hasSizeVariant: false, alternativeProperties };
    expect(skuOf(few, 'queen', unsized)).toBe('blanket-c:white/w:20');
  });

  it('is whatever can be had in that size when neither default nor alternative can', () => {
    expect(skuOf(FRAME, 'queen', { defaultProperties: [grey] })).toBe('frame-s:queen/c:natural');
  });

  it('is nothing when nothing can be had in that size', () => {
    expect(choice(PROTECTOR, 'king')).toBeNull();
    expect(
      choice({ ...SHEETS, properties: [{ name: 'Color', title: 'Color', options: [] }] }, 'king'),
    ).toBeNull();
  });

  it('is nothing when it would not fit the bed of the page', () => {
    expect(choice(PROTECTOR, 'calKing')).toBeNull();
    expect(skuOf(PROTECTOR, 'jumbo')).toBe('protector-s:twin');
    expect(skuOf(HEADBOARD, 'twin')).toBe('headboard-s:queen/c:linen');
  });

  it('can always be bought, and fits the page where it is made for it', () => {
    const products = fc.constantFrom(MATTRESS, SHEETS, PILLOW, PROTECTOR, FRAME, HEADBOARD, NIGHTSTAND);
    fc.assert(
      fc.property(products, fc.constantFrom(...UPGRADE_SIZES), (product, pageSize) => {
        const found = choice(product, pageSize, { defaultProperties: [grey] });
        expect(found === null || isPurchasable(found.variant.availability)).toBe(true);
      }),
    );
  });
});
