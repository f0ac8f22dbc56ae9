import { describe, expect, it } from 'vitest';
import { ADJUSTABLE_SET, BEDROOM_SET, findSetSample } from '../invariants/sample-sets.ts';
import { findAdjustableBundle } from './adjustable-bundle.ts';

const find = (mattressId: string, bundles = [BEDROOM_SET, ADJUSTABLE_SET]) =>
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
});
