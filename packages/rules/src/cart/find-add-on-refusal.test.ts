import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import type { FindProduct } from '../options/product.ts';
import { line, linesFrom, size } from '../testing/sample-carts.ts';
import { findSetSample, PREMIER } from '../testing/sample-sets.ts';
import { findAddOnRefusal } from './find-add-on-refusal.ts';
import type { CartLine } from './line.ts';

/** As the brand sells it: never by itself. */
const findProduct: FindProduct = (id) =>
  id === 'premier-bundle'
    ? { ...PREMIER, upsell: { hasFixedSaving: true, isNotSaleable: true, sellsWith: [] } }
    : findSetSample(id);
const FACTS = { findProduct, flags: flagsWith() };
const premier = (changes: Partial<CartLine> = {}) =>
  line({ id: 'premier', productId: 'premier-bundle', forItem: 'line-1', ...changes });
const reason = (one: CartLine, ...others: readonly CartLine[]) =>
  findAddOnRefusal([...others, one], one, FACTS);

describe('why something cannot stand where it is in a cart', () => {
  it('is that it is sold only with something else', () => {
    expect(reason(premier({ forItem: null }), line())).toEqual({
      code: 'sold_only_with',
      title: 'Premier Bundle',
    });
  });

  it('is that it does not go with what it is for', () => {
    const misfit = { code: 'does_not_go_with', title: 'Premier Bundle, twin', with: 'Calm mattress, king' };
    expect(reason(premier({ properties: size('twin') }), line({ properties: size('king') }))).toEqual(misfit);
    expect(reason(premier(), line({ productId: 'foundation' }))).toMatchObject({ with: 'Foundation, queen' });
  });

  it('is nothing where it fits, or is sold by itself', () => {
    expect(reason(premier(), line())).toBeNull();
    expect(reason(line({ id: 'p', productId: 'pillow', properties: size('king') }))).toBeNull();
  });

  it('is nothing that can be told of what nobody knows', () => {
    expect(reason(line({ productId: 'elephant' }))).toBeNull();
    expect(reason(premier({ properties: size('emperor') }), line())).toBeNull();
    expect(reason(premier(), line({ productId: 'elephant' }))).toBeNull();
    expect(reason(premier())).toBeNull();
  });

  it('is never anything for goods that are no upgrade, wherever they are', () => {
    const picks = fc.array(
      fc.record({
        variant: fc.nat({ max: 60 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        parent: fc.option(fc.nat({ max: 5 })),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(picks, (list) => {
        const lines = linesFrom(list);
        expect(lines.map((each) => findAddOnRefusal(lines, each, FACTS))).toEqual(lines.map(() => null));
      }),
    );
  });
});
