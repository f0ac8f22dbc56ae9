import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localBrand } from './local-brand.ts';
import { brandSchema } from './schema.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

const [halcyon] = shippedCatalogue().brands.filter(({ key }) => key === 'halcyon');
if (!halcyon) throw new Error('there is no Halcyon');
const storefront = (terms: { factor?: number; leavesOut?: string[] }) => {
  const [parsed] = brandSchema.shape.storefronts.parse([
    { key: 'x', country: 'CA', language: 'en', currency: 'CAD', ...terms },
  ]);
  if (!parsed) throw new Error('no storefront');
  return parsed;
};

describe('the prices of another country', () => {
  it('are the brand’s own times a factor, rounded as prices are written', () => {
    const { prices } = localBrand(halcyon, storefront({ factor: 1.36 }));
    // $995 and $699 at home.
    expect(prices.mattress?.queen).toEqual([135500, 94900]);
  });

  it('are the very same at home', () => {
    expect(localBrand(halcyon, storefront({})).prices).toBe(halcyon.prices);
  });

  it('keep their order, are never nothing, and never promise more than 30 % off', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 3, noNaN: true }), (factor) => {
        const { prices } = localBrand(halcyon, storefront({ factor }));
        for (const [name, variants] of Object.entries(prices))
          for (const [key, [list = 0, price = 0]] of Object.entries(variants)) {
            expect(price).toBeGreaterThan(0);
            expect((list - price) / list).toBeLessThanOrEqual(0.3);
            expect(list).toBeGreaterThanOrEqual(price);
            const home = halcyon.prices[name] ?? {};
            for (const [other, [, homePrice = 0]] of Object.entries(home))
              if (homePrice >= (home[key]?.[1] ?? 0))
                expect(variants[other]?.[1]).toBeGreaterThanOrEqual(price);
          }
      }),
      { numRuns: 10 },
    );
  });

  it('give a set at least the saving that it has at home', () => {
    const [home] = halcyon.bundles;
    const [local] = localBrand(halcyon, storefront({ factor: 0.92 })).bundles;
    expect(local?.savings.queen).toBeGreaterThanOrEqual((home?.savings.queen ?? 0) * 0.92);
    expect((local?.savings.queen ?? 1) % 100).toBe(0);
  });
});

describe('what a storefront does not carry', () => {
  const without = localBrand(
    halcyon,
    storefront({ leavesOut: ['adjustable-bed-frame', 'socalle-nightstand'] }),
  );

  it('is no product of it, nor part of a set that needs it', () => {
    expect(without.products.some(({ name }) => name === 'adjustable-bed-frame')).toBe(false);
    expect(without.bundles.some(({ name }) => name === 'adjustable-frame-bundle')).toBe(false);
    expect(
      without.collections.some(({ items }) => items.some((i) => i.productName === 'socalle-nightstand')),
    ).toBe(false);
    expect(without.upsells.some(({ name }) => name === 'adjustable-bed-frame')).toBe(false);
  });

  it('only shortens a set in which it was optional', () => {
    const platform = without.bundles.find(({ name }) => name === 'platform-bed-bundle');
    expect(platform?.groups.map(({ role }) => role)).not.toContain('furniture');
    expect(platform?.groups.map(({ role }) => role)).toContain('mattress');
  });
});
