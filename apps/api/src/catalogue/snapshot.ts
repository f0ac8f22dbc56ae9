import type { Brand, Catalogue } from '@counterpane/catalogue/load';
import type { ProductData } from '@counterpane/catalogue/schema';
import type { ShippingArea } from '@counterpane/rules/address/check-region';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import type { Collection } from '@counterpane/rules/bundles/collection';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { WhiteGloveTariff } from '@counterpane/rules/delivery/white-glove-tariff';
import { type Flags, flagsWith } from '@counterpane/rules/flags/flags';
import type { Product } from '@counterpane/rules/options/product';
import type { Policy } from '@counterpane/rules/policies/policy';
import type { RegionRates } from '@counterpane/rules/pricing/draft';
import { ratesFor } from '@counterpane/rules/pricing/region-rates';
import type { AutomaticPromotion } from '@counterpane/rules/promotions/automatic-promotion';
import type { FixedSaving } from '@counterpane/rules/upsells/fixed-saving';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { Queries } from '../database/open.ts';
import { coupons, products, stock, variants } from '../database/schema.ts';
import { toCoupon, toPromotion } from './offers.ts';
import { toProduct } from './product.ts';

/** A product with its words, beside the same product as the rules see it. */
export interface CatalogueEntry {
  readonly data: ProductData;
  readonly product: Product;
}

/** One storefront's catalogue in memory: every read comes from here (design section 6). */
export interface Storefront {
  readonly key: string;
  readonly brand: Brand;
  readonly definition: Brand['brand']['storefronts'][number];
  readonly entries: readonly CatalogueEntry[];
  readonly promotions: readonly AutomaticPromotion[];
  findEntry(name: string): CatalogueEntry | null;
  findProduct(productID: string): Product | null;
  findCoupon(code: string): Coupon | null;
  /** Tax and fees where an order goes; null while nobody knows where. */
  findRates(region: { country: string; state: string; zip: string } | null): RegionRates | null;
  readonly shippingArea: ShippingArea;
  readonly flags: Flags;
  /** The upsells of the brand that its catalogue can sell. */
  readonly upsells: readonly FoundUpsell[];
  readonly fixedSavings: readonly FixedSaving[];
  readonly bundles: readonly Bundle[];
  readonly collections: readonly Collection[];
  readonly policies: readonly Policy[];
  /** What a mattress brings while gifts are not the extras of the product. */
  readonly giftBundleId: string | null;
  /** White glove service where an order goes; null where there is none. Without a state: the default row. */
  findWhiteGlove(state: string | null): WhiteGloveTariff | null;
}

export interface Snapshot {
  readonly storefronts: ReadonlyMap<string, Storefront>;
  readonly defaultKey: string;
  /** When it was read, in milliseconds: what dates in it count from. */
  readonly readAt: number;
}

/** Reads the whole catalogue from the database. `now` in milliseconds. */
export const readSnapshot = async (db: Queries, catalogue: Catalogue, now: number): Promise<Snapshot> => {
  const [productRows, variantRows, stockRows, couponRows] = [
    await db.select().from(products).orderBy(products.position),
    await db.select().from(variants).orderBy(variants.position),
    await db.select().from(stock),
    await db.select().from(coupons),
  ];
  const units = new Map(stockRows.map((row) => [row.item, row]));
  const codes = new Map(couponRows.map(({ code, data }) => [code, toCoupon(data)]));

  const all = catalogue.brands.flatMap((brand) =>
    brand.brand.storefronts.map((definition): Storefront => {
      const key = definition.key;
      const entries = productRows
        .filter((row) => row.storefront === key)
        .map((row): CatalogueEntry => {
          const own = variantRows.filter((one) => one.storefront === key && one.productName === row.name);
          return { data: row.data, product: toProduct(row, own, units, brand.key, now) };
        });
      const byName = new Map(entries.map((entry) => [entry.data.name, entry]));
      const byId = new Map(entries.map(({ product }) => [product.id, product]));
      const region = catalogue.regions[definition.country];
      return {
        key,
        brand,
        definition,
        entries,
        promotions: brand.promotions.map(toPromotion),
        findEntry: (name) => byName.get(name) ?? null,
        findProduct: (productID) => byId.get(productID) ?? null,
        findCoupon: (code) => codes.get(code) ?? null,
        findRates: (where) => (where && region ? ratesFor(where, region) : null),
        flags: flagsWith(),
        upsells: [],
        fixedSavings: [],
        bundles: [],
        collections: [],
        policies: [],
        giftBundleId: null,
        findWhiteGlove: () => null,
        shippingArea: { country: definition.country, blacklistedZips: region?.blacklistedZips ?? [] },
      };
    }),
  );
  const first = all.find(({ definition }) => definition.isDefault) ?? all[0];
  if (!first) throw new Error('the catalogue has no storefront');
  return { storefronts: new Map(all.map((one) => [one.key, one])), defaultKey: first.key, readAt: now };
};
