import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAddItems } from '../cart/add-items.ts';
import { flagsWith } from '../flags.ts';
import { size } from '../testing/sample-carts.ts';
import {
  ADJUSTABLE_SET,
  BEDROOM_SET,
  findSetSample,
  listDraft,
  setFacts,
  setUnits,
} from '../testing/sample-sets.ts';
import { type BundleChoices, decideBundleChoice } from './choose-bundle.ts';
import { findSets } from './find-sets.ts';

const decide = (choices: Partial<BundleChoices>, bundle = ADJUSTABLE_SET) =>
  decideBundleChoice(
    bundle,
    { products: { mattress: 'mattress', base: 'base' }, size: 'queen', ...choices },
    findSetSample,
  );

describe('the choice of a bundle', () => {
  it('is one product of each group, in one size', () => {
    expect(decide({})).toEqual({
      ok: true,
      change: [
        { productID: 'mattress', quantity: 1, properties: size('queen') },
        { productID: 'base', quantity: 1, properties: size('queen') },
      ],
    });
  });

  it('takes a size in any spelling', () => {
    expect(decide({ size: 'Split King' })).toMatchObject({
      change: [{ properties: size('splitKing') }, { properties: size('splitKing') }],
    });
  });

  it('takes what is optional along when it was chosen, in its colour', () => {
    const products = { mattress: 'ultra', base: 'base', headboardAddon: 'headboard' };
    const options = { headboardAddon: [{ name: 'Color', value: 'GREY' }] };
    expect(decide({ products, options })).toMatchObject({
      change: [
        {},
        {},
        { productID: 'headboard', properties: [...size('queen'), { name: 'Color', value: 'grey' }] },
      ],
    });
  });

  it('takes the first colour that can be bought where none was chosen', () => {
    const products = { base: 'frame', furniture: 'nightstand' };
    expect(decide({ products, size: 'king' }, BEDROOM_SET)).toEqual({
      ok: true,
      change: [
        {
          productID: 'frame',
          quantity: 1,
          properties: [...size('king'), { name: 'Color', value: 'natural' }],
        },
        { productID: 'nightstand', quantity: 1, properties: [{ name: 'Color', value: 'walnut' }] },
      ],
    });
  });

  it('has no size where nothing in the set has one', () => {
    const set = { ...BEDROOM_SET, groups: BEDROOM_SET.groups.slice(1) };
    expect(decide({ products: { furniture: 'nightstand' }, size: null }, set).ok).toBe(true);
  });

  it('is refused while a group is open', () => {
    const refusal = { code: 'bundle_incomplete', group: 'Adjustable base' };
    expect(decide({ products: { mattress: 'mattress' } })).toEqual({ ok: false, refusal });
  });

  it('is refused with a product that is not of the group, or that nobody sells', () => {
    expect(decide({ products: { mattress: 'mattress', base: 'frame' } })).toMatchObject({
      refusal: { code: 'bundle_incomplete', group: 'Adjustable base' },
    });
    const products = { mattress: 'mattress', base: 'base', headboardAddon: 'frame' };
    expect(decide({ products })).toMatchObject({ refusal: { group: 'Headboard' } });
    const groups = ADJUSTABLE_SET.groups.map((group) => ({ ...group, productIds: ['elephant'] }));
    expect(decide({ products: { mattress: 'elephant' } }, { ...ADJUSTABLE_SET, groups })).toMatchObject({
      refusal: { group: 'Mattress' },
    });
  });

  it('is refused in a size in which one of them does not come', () => {
    expect(decide({ size: 'twin' })).toEqual({
      ok: false,
      refusal: { code: 'bundle_size_mismatch', title: 'Adjustable base', size: 'Twin' },
    });
    expect(decide({ size: 'emperor' })).toMatchObject({
      refusal: { title: 'Calm mattress', size: 'emperor' },
    });
    expect(decide({ size: null })).toMatchObject({ refusal: { size: 'one size' } });
  });

  it('is refused when one of them cannot be bought', () => {
    expect(decide({ size: 'full' })).toEqual({
      ok: false,
      refusal: { code: 'not_purchasable', productID: 'mattress', title: 'Calm mattress, full' },
    });
    const options = { base: [{ name: 'Color', value: 'grey' }] };
    const products = { base: 'frame', furniture: 'nightstand' };
    expect(decide({ products, options }, BEDROOM_SET)).toMatchObject({ refusal: { productID: 'frame' } });
  });

  it('makes a complete set in the cart whenever it is accepted', () => {
    const anyChoices = fc.record({
      products: fc.record({
        mattress: fc.constantFrom('mattress', 'ultra'),
        base: fc.constant('base'),
        headboardAddon: fc.constantFrom('headboard', undefined),
      }),
      size: fc.constantFrom('queen', 'king', 'splitKing', 'twinXL'),
    });
    fc.assert(
      fc.property(anyChoices, ({ products: { headboardAddon, ...products }, size: setSize }) => {
        const chosen = { ...products, ...(headboardAddon ? { headboardAddon } : {}) };
        const decision = decide({ products: chosen, size: setSize });
        fc.pre(decision.ok);
        const { lines } = decideAddItems([], decision.change, {
          findProduct: findSetSample,
          availableByItem: setUnits(10),
          newIds: ['a', 'b', 'c'],
          flags: flagsWith(),
        });
        const { sets } = findSets([ADJUSTABLE_SET], listDraft(setFacts({ lines })).lines);
        expect(sets).toMatchObject([{ count: 1, size: setSize }]);
      }),
    );
  });
});
