import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { isFlagName } from '@counterpane/rules/flags';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { toMattressKeys } from './mattress-keys.ts';
import type { Storefront } from './storefront.ts';

const store = useTestStore();
let storefront: Storefront;
beforeAll(async () => {
  storefront = store.deps.catalogue.getStorefront('halcyon');
});

const brand = shippedCatalogue().brands.find(({ key }) => key === 'halcyon');
if (!brand) throw new Error('the catalogue has no halcyon');

const idOf = (name: string) => storefront.findEntry(name)?.product.id;

describe('the upsells of a storefront', () => {
  it('are those of its brand, each with its product', () => {
    expect(storefront.upsells.length).toBeGreaterThanOrEqual(12);
    for (const { name, productId, isUpsell } of storefront.upsells) {
      expect(productId).toBe(idOf(name));
      expect(isUpsell).toBe(true);
    }
    const premier = storefront.upsells.find(({ name }) => name === 'premier-bundle');
    expect(premier?.isStandalone).toBe(false);
  });

  it('are found by the fallback when the sku is unknown', () => {
    const frame = storefront.upsells.find(({ name }) => name === 'bamboo-platform-bed-frame');
    expect(frame?.sku).not.toBe('hal-bamboo-frame');
    expect(frame?.fallbackSku).toBe('hal-bamboo-frame');
    expect(frame?.productId).toBe(idOf('bamboo-platform-bed-frame'));
  });

  it('take fixed savings off by size when they are sleep bundles', () => {
    const titles = storefront.fixedSavings.map(({ title }) => title);
    expect(titles).toEqual(['Serenity Bundle', 'Tranquility Bundle', 'Premier Bundle']);
    expect(storefront.fixedSavings[1]?.savings.queen).toBe(27_600);
  });

  it('have a Serenity Bundle that is free with a mattress in every size', () => {
    const bundle = storefront.findEntry('serenity-bundle')?.product;
    const [saving] = storefront.fixedSavings;
    // All that it ever costs: no upgrade saves more than its price, and a sale that ends makes it no dearer.
    for (const { chosen, list } of Object.values(bundle?.variants ?? {}))
      expect(saving?.savings[chosen[0]?.value ?? '']).toBe(list);
  });
});

describe('the short keys of mattresses', () => {
  it('are known to a storefront with inventory key and product', () => {
    expect(storefront.mattressKeys.mattress).toEqual({
      inventoryKey: 'hal-classic-foam',
      productName: 'mattress',
    });
    expect(Object.keys(storefront.mattressKeys)).toEqual(
      expect.arrayContaining([
        'mattress-premier',
        'mattress-copper',
        'mattress-rest',
        'hybrid-premier',
        'firm',
        'luxury-firm',
        'mattress-cool',
        'hybrid-cool',
      ]),
    );
  });

  it('are left out where the brand has no such mattress', () => {
    const products = brand.products.filter(({ name }) => name !== 'premier-memory-foam-mattress');
    const keys = toMattressKeys({ ...brand, products });
    expect(keys).not.toHaveProperty('mattress-premier');
    expect(keys).toHaveProperty('mattress');
  });
});

describe('the sets of a storefront', () => {
  it('know their products by id, and start with split king where a base can be adjusted', () => {
    const bundle = storefront.bundles.find(({ name }) => name === 'adjustable-frame-bundle');
    expect(bundle?.defaultSize).toBe('splitKing');
    expect(bundle?.groups[1]?.productIds).toEqual([idOf('adjustable-bed-frame')]);
    expect(storefront.collections.map(({ name }) => name)).toContain('socalle-bedroom-set');
    expect(storefront.giftBundleId).toBe(idOf('serenity-bundle'));
  });
});

it('sets no flag that nobody has registered', () => {
  for (const { brand: definition } of shippedCatalogue().brands)
    expect(Object.keys(definition.flags).filter((name) => !isFlagName(name))).toEqual([]);
});
