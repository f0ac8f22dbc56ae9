import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADJUSTABLE_SET, BEDROOM_SET, findSetSample } from '../testing/sample-sets.ts';
import { findAdjustableBundle } from './adjustable-bundle.ts';
import type { Bundle } from './bundle.ts';
import { savingFor } from './find-sets.ts';

const find = (mattressId: string, bundles: readonly Bundle[] = [BEDROOM_SET, ADJUSTABLE_SET]) =>
  findAdjustableBundle(bundles, mattressId, findSetSample);

describe('the bundle of a mattress with an adjustable base', () => {
  it('has this mattress alone, and everything else as it is', () => {
    const found = find('ultra');
    expect(found?.sku).toBe(ADJUSTABLE_SET.sku);
    expect(found?.groups.map(({ productIds }) => productIds)).toEqual([['ultra'], ['base'], ['headboard']]);
  });

  it('is the one that saves most in its size', () => {
    const better = { ...ADJUSTABLE_SET, sku: 'better', savings: { splitKing: 40_000 } };
    expect(find('ultra', [ADJUSTABLE_SET, better])?.sku).toBe('better');
    expect(find('ultra', [better, ADJUSTABLE_SET])?.sku).toBe('better');
  });

  it('is none for what is no mattress of such a bundle', () => {
    expect(find('pillow')).toBeNull();
    const onFrame = {
      ...ADJUSTABLE_SET,
      groups: ADJUSTABLE_SET.groups.map((group) =>
        group.role === 'base' ? { ...group, productIds: ['frame', 'gone'] } : group,
      ),
    };
    expect(find('ultra', [onFrame])).toBeNull();
  });

  it('saves at least as much as any other, in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(90_000), { minLength: 1, maxLength: 6 }), fc.nat(5), (savings, place) => {
        const bundles = savings.map(
          (any, index): Bundle => ({
            ...ADJUSTABLE_SET,
            sku: `set-${index}`,
            savings: { any },
          }),
        );
        const found = find('mattress', bundles.toSpliced(place, 0, BEDROOM_SET));
        expect(found && savingFor(found, found.defaultSize)).toBe(Math.max(...savings));
        expect(found?.groups[0]?.productIds).toEqual(['mattress']);
      }),
    );
  });
});
