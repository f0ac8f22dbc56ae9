import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADJUSTABLE_SET, BEDROOM_SET, findSetSample } from '../testing/sample-sets.ts';
import { BUILDER_MODES, type BuilderChoice, type BuilderMode, builderBundle } from './builder.ts';
import type { Bundle } from './bundle.ts';

const group = (role: Bundle['groups'][number]['role'], ...productIds: string[]) => ({
  role,
  title: role,
  productIds,
  isOptional: false,
});
/** A frame by itself, with a headboard to choose and a nightstand beside it. */
const FRAME_SET: Bundle = {
  ...ADJUSTABLE_SET,
  sku: 'frame-set',
  groups: [
    group('mattress', 'mattress', 'ultra'),
    group('extend', 'frame'),
    group('headboardAddon', 'headboard'),
  ],
  extras: [{ productId: 'pillow', saving: 2000 }],
};
/** The base in a frame around it. */
const FRAMED_BASE: Bundle = {
  ...ADJUSTABLE_SET,
  sku: 'framed-base',
  groups: [
    group('mattress', 'ultra'),
    group('base', 'base'),
    group('extend', 'frame'),
    group('furniture', 'nightstand'),
  ],
  extras: [{ productId: 'pillow', saving: 500 }],
};
const ALL = [ADJUSTABLE_SET, BEDROOM_SET, FRAME_SET, FRAMED_BASE];

const build = (mode: BuilderMode, chosen: BuilderChoice = {}, bundles = ALL) =>
  builderBundle(mode, bundles, chosen, findSetSample);
const partsOf = (bundle: Bundle | null) =>
  bundle?.groups.map(
    ({ role, productIds, isOptional }) => `${role}${isOptional ? '?' : ''}: ${productIds.join(' ')}`,
  );

const shuffled = <One>(list: readonly One[]) => fc.shuffledSubarray([...list], { minLength: list.length });

describe('a bundle builder', () => {
  it('offers every mattress, and every base or frame, of all bundles with a mattress', () => {
    expect(partsOf(build('customize-your-mattress-set'))).toEqual([
      'mattress: mattress ultra',
      'base: base frame',
    ]);
  });

  it('offers what its mode is for', () => {
    expect(partsOf(build('adjustable-bed-mattress-set'))).toEqual(['mattress: mattress ultra', 'base: base']);
    expect(partsOf(build('frame-headboard-mattress-set'))).toEqual([
      'mattress: mattress ultra',
      'base: frame',
    ]);
    expect(build('foundation-mattress-set')).toBeNull();
  });

  it('takes a bed for a frame only where a headboard or a frame is spoken of', () => {
    const bed: Bundle = { ...FRAME_SET, groups: [group('mattress', 'mattress'), group('base', 'frame')] };
    expect(build('frame-headboard-mattress-set', {}, [bed])).toBeNull();
    expect(partsOf(build('customize-your-mattress-set', {}, [bed]))).toEqual([
      'mattress: mattress',
      'base: frame',
    ]);
    const withHeadboard: Bundle = { ...bed, groups: [...bed.groups, group('headboardAddon', 'headboard')] };
    expect(build('frame-headboard-mattress-set', {}, [withHeadboard])).not.toBeNull();
  });

  it('offers beside the two what some bundle has with both of them, to be left out', () => {
    expect(
      partsOf(build('customize-your-mattress-set', { mattress: 'ultra', base: 'base' }))?.slice(2),
    ).toEqual(['extend?: frame', 'headboardAddon?: headboard', 'furniture?: nightstand']);
    expect(
      partsOf(build('customize-your-mattress-set', { mattress: 'ultra', base: 'frame' }))?.slice(2),
    ).toEqual(['headboardAddon?: headboard']);
    expect(partsOf(build('customize-your-mattress-set', { mattress: 'ultra' }))).toHaveLength(2);
    expect(partsOf(build('customize-your-mattress-set', { base: 'base' }))).toHaveLength(2);
  });

  it('offers each extra once, at the larger saving', () => {
    const chosen = { mattress: 'ultra', base: 'base' };
    expect(build('customize-your-mattress-set', chosen)?.extras).toEqual([
      { productId: 'pillow', saving: 1000 },
    ]);
    const turned = [FRAMED_BASE, ADJUSTABLE_SET];
    expect(build('customize-your-mattress-set', chosen, turned)?.extras).toEqual([
      { productId: 'pillow', saving: 1000 },
    ]);
    expect(build('customize-your-mattress-set')?.extras).toEqual([]);
  });

  it('starts in split king with an adjustable base, else in queen', () => {
    expect(build('adjustable-bed-mattress-set')?.defaultSize).toBe('splitKing');
    expect(build('customize-your-mattress-set')?.defaultSize).toBe('queen');
  });

  it('is none without bundles that have a mattress', () => {
    expect(build('customize-your-mattress-set', {}, [BEDROOM_SET])).toBeNull();
  });

  it('offers the same in whatever order the bundles stand', () => {
    const sorted = (bundle: Bundle | null) => ({
      parts: bundle?.groups.map(({ role, productIds, isOptional }) => [
        role,
        productIds.toSorted(),
        isOptional,
      ]),
      extras: bundle?.extras.map(({ productId, saving }) => `${productId} ${saving}`).toSorted(),
    });
    const bundles = fc.subarray(ALL).chain((some) => fc.tuple(fc.constant(some), shuffled(some)));
    const chosen = fc.record({
      mattress: fc.constantFrom('mattress', 'ultra', undefined),
      base: fc.constantFrom('base', 'frame', undefined),
    });
    fc.assert(
      fc.property(fc.constantFrom(...BUILDER_MODES), bundles, chosen, (mode, [some, turned], choice) => {
        expect(sorted(build(mode, choice, turned))).toEqual(sorted(build(mode, choice, some)));
      }),
    );
  });
});
