import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { ADJUSTABLE_SET, BEDROOM_SET, findSetSample } from '../testing/sample-sets.ts';
import type { Bundle } from './bundle.ts';
import { type BundleRequest, bundleStart } from './bundle-start.ts';

const NONE: BundleRequest = { size: null, rememberedSize: null, products: {}, options: {} };
const start = (wishes: Partial<BundleRequest> = {}, bundle: Bundle = ADJUSTABLE_SET) =>
  bundleStart(bundle, { ...NONE, ...wishes }, findSetSample);

describe('what the page of a bundle starts with', () => {
  it('is the first of each required group, in the size of the bundle', () => {
    expect(start()).toMatchObject({ size: 'splitKing', products: { mattress: 'mattress', base: 'base' } });
    expect(start().products).not.toHaveProperty('headboardAddon');
  });

  it('is in the size of the address before that of the cookie, where the bundle comes in it', () => {
    expect(start({ size: 'king', rememberedSize: 'queen' }).size).toBe('king');
    expect(start({ size: 'twin', rememberedSize: 'queen' }).size).toBe('queen');
    expect(start({ rememberedSize: 'twin' }).size).toBe('splitKing');
  });

  it('is in a size in which what was asked for can be had', () => {
    expect(start({ products: { mattress: 'ultra' } })).toMatchObject({
      size: 'queen',
      products: { mattress: 'ultra' },
    });
    expect(start({ products: { headboardAddon: 'headboard' }, rememberedSize: 'twinXL' }).size).toBe('queen');
  });

  it('keeps a size in which not everything comes when the address insists on it', () => {
    expect(start({ size: 'splitKing', products: { mattress: 'ultra' } })).toMatchObject({
      size: 'splitKing',
      products: { mattress: 'ultra' },
    });
  });

  it('takes the first size where no size fits all that was asked for', () => {
    const apart: Bundle = {
      ...ADJUSTABLE_SET,
      groups: [
        { role: 'mattress', title: 'Mattress', productIds: ['mattress'], isOptional: false },
        { role: 'headboardAddon', title: 'Headboard', productIds: ['sold-out-headboard'], isOptional: true },
      ],
    };
    const find = (id: string) => {
      const product = findSetSample(id === 'sold-out-headboard' ? 'headboard' : id);
      return id === 'sold-out-headboard' && product ? { ...product, id, variants: {} } : product;
    };
    const wishes = { ...NONE, rememberedSize: 'king', products: { headboardAddon: 'sold-out-headboard' } };
    expect(bundleStart(apart, wishes, find).size).toBe('king');
  });

  it('knows products of its own groups alone, and of a group that comes first in the size', () => {
    expect(start({ products: { mattress: 'pillow', base: 'nothing' } }).products).toEqual({
      mattress: 'mattress',
      base: 'base',
    });
    const [mattresses, ...others] = ADJUSTABLE_SET.groups;
    const turned = mattresses
      ? { ...ADJUSTABLE_SET, groups: [{ ...mattresses, productIds: ['ultra', 'mattress'] }, ...others] }
      : ADJUSTABLE_SET;
    expect(start({ size: 'splitKing' }, turned).products.mattress).toBe('mattress');
  });

  it('keeps the options that the chosen product has', () => {
    const base = [
      { name: 'Color', value: 'natural' },
      { name: 'Color', value: 'pink' },
      { name: 'Leg', value: 'steel' },
    ];
    expect(start({ options: { base } }, BEDROOM_SET).options).toEqual({
      base: [{ name: 'Color', value: 'natural' }],
      furniture: [],
    });
  });

  it('is nothing for a bundle whose products are gone, and sizeless where nothing has a size', () => {
    const gone: Bundle = {
      ...BEDROOM_SET,
      groups: [{ role: 'base', title: 'Frame', productIds: ['nothing'], isOptional: false }],
    };
    expect(start({}, gone)).toEqual({ products: {}, size: null, options: {} });
    const stands: Bundle = {
      ...BEDROOM_SET,
      groups: [{ role: 'furniture', title: 'Nightstand', productIds: ['nightstand'], isOptional: false }],
    };
    expect(start({ rememberedSize: 'king' }, stands)).toMatchObject({
      size: null,
      products: { furniture: 'nightstand' },
    });
  });

  it('takes the first product where none comes in the size', () => {
    const small = start(
      { size: 'twinXL', products: {} },
      {
        ...ADJUSTABLE_SET,
        groups: ADJUSTABLE_SET.groups.map((group) =>
          group.role === 'headboardAddon' ? { ...group, isOptional: false } : group,
        ),
      },
    );
    expect(small.products.headboardAddon).toBe('headboard');
  });

  it('is of the bundle’s own, whatever was wished, and the same when it is asked for again', () => {
    const size = fc.option(fc.constantFrom(...SIZES, 'elephant'));
    const products = fc.record(
      {
        mattress: fc.constantFrom('mattress', 'ultra', 'pillow'),
        base: fc.constantFrom('base', 'frame'),
        headboardAddon: fc.constantFrom('headboard', 'nothing'),
      },
      { requiredKeys: [] },
    );
    const colors = fc.subarray(['linen', 'grey', 'pink']);
    fc.assert(
      fc.property(size, size, products, colors, (wished, remembered, wanted, values) => {
        const headboardAddon = values.map((value) => ({ name: 'Color', value }));
        const begun = start({ size: wished, products: wanted, options: { headboardAddon } });
        const ids = Object.values(begun.products);
        expect(ADJUSTABLE_SET.groups.flatMap(({ productIds }) => productIds)).toEqual(
          expect.arrayContaining(ids),
        );
        expect('headboardAddon' in begun.products).toBe(wanted.headboardAddon === 'headboard');
        const again = { size: begun.size, products: begun.products, options: begun.options ?? {} };
        expect(start({ ...again, rememberedSize: remembered })).toEqual(begun);
      }),
    );
  });
});
