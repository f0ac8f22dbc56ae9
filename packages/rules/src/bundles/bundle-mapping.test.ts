import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADJUSTABLE_SET, BEDROOM_SET } from '../testing/sample-sets.ts';
import type { Bundle } from './bundle.ts';
import { type BundleOverride, mergeBundleMapping } from './bundle-mapping.ts';

describe('the mapping of a bundle', () => {
  it('is overridden field by field [C5.22]', () => {
    const override = { savings: { any: 1 }, groups: BEDROOM_SET.groups };
    expect(mergeBundleMapping(ADJUSTABLE_SET, override)).toEqual({ ...ADJUSTABLE_SET, ...override });
  });

  it("is the brand's where nobody overrides it", () => {
    expect(mergeBundleMapping(ADJUSTABLE_SET, null)).toEqual(ADJUSTABLE_SET);
    expect(mergeBundleMapping(ADJUSTABLE_SET, { title: undefined })).toEqual(ADJUSTABLE_SET);
  });

  it('can be told to have no white glove amount of its own', () => {
    expect(mergeBundleMapping(BEDROOM_SET, { whiteGloveAmount: null }).whiteGloveAmount).toBeNull();
  });

  it('never takes another name: it is found by it', () => {
    const renamed: BundleOverride<Bundle> = { title: 'New', ...{ name: 'other' } };
    expect(mergeBundleMapping(ADJUSTABLE_SET, renamed).name).toBe(ADJUSTABLE_SET.name);
  });

  it('comes to the same when it is overridden twice', () => {
    const anyOverride: fc.Arbitrary<BundleOverride<Bundle>> = fc.record(
      { title: fc.string(), savings: fc.dictionary(fc.string(), fc.nat()), defaultSize: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyOverride, (override) => {
        const once = mergeBundleMapping(ADJUSTABLE_SET, override);
        expect(mergeBundleMapping(once, override)).toEqual(once);
      }),
    );
  });
});
