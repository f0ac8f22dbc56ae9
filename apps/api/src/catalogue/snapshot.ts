import { createHash } from 'node:crypto';
import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import type { Brand, Catalogue } from '@counterpane/catalogue/load';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import type { Vocabulary } from '@counterpane/catalogue/vocabulary-schema';
import type { ShippingArea } from '@counterpane/rules/address/check-region';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import type { Collection } from '@counterpane/rules/bundles/collection';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { WhiteGloveTariff } from '@counterpane/rules/delivery/white-glove-tariff';
import type { Flags } from '@counterpane/rules/flags/flags';
import type { MediaItem } from '@counterpane/rules/media/media-for';
import type { Product } from '@counterpane/rules/options/product';
import type { Policy } from '@counterpane/rules/policies/policy';
import type { RegionRates } from '@counterpane/rules/pricing/draft';
import type { AutomaticPromotion } from '@counterpane/rules/promotions/automatic-promotion';
import type { FixedSaving } from '@counterpane/rules/upsells/fixed-saving';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { Queries } from '../database/open.ts';
import { buildStorefront, type CatalogueRows, variantsKey } from './build-storefront.ts';
import type { MattressKey } from './mattress-keys.ts';
import { toCoupon } from './offers.ts';
import type { Photographs } from './photographs.ts';
import type { FindScene } from './scenes.ts';
import type { OnFault } from './settings.ts';
import { coupons, products, settings, stock, variants } from './tables.ts';
import type { FindTexture } from './textures.ts';

/** A product with its words, beside the same product as the rules see it. */
export interface CatalogueEntry {
  readonly data: ProductData;
  readonly product: Product;
  /** Its pictures, in the order in which they are told. */
  readonly media: readonly MediaItem[];
}

/** One storefront's catalogue in memory: every read comes from here. */
export interface Storefront {
  readonly key: string;
  readonly brand: Brand;
  readonly definition: Brand['brand']['storefronts'][number];
  readonly entries: readonly CatalogueEntry[];
  readonly promotions: readonly AutomaticPromotion[];
  /** An ISO time at which the same sales run as now: all prices that are shown without a cart are of it. */
  readonly pricesAt: string;
  findEntry(name: string): CatalogueEntry | null;
  readonly findTexture: FindTexture;
  findProduct(productID: string): Product | null;
  findCoupon(code: string): Coupon | null;
  /** What somebody gets who orders for the first time and lets us write to them; null where there is no such code. */
  readonly firstOrderCoupon: Coupon | null;
  /** Tax and fees where an order goes, at an ISO time; null while nobody knows where. */
  findRates(region: { country: string; state: string; zip: string } | null, now: string): RegionRates | null;
  readonly shippingArea: ShippingArea;
  readonly flags: Flags;
  /** The upsells of the brand that its catalogue can sell. */
  readonly upsells: readonly FoundUpsell[];
  readonly fixedSavings: readonly FixedSaving[];
  readonly bundles: readonly Bundle[];
  readonly collections: readonly Collection[];
  /** The names of models, colours and other words. */
  readonly vocabulary: Vocabulary;
  /** Short key of a mattress, e.g. in a bundle's address -> the brand's own. */
  readonly mattressKeys: Readonly<Record<string, MattressKey>>;
  readonly policies: readonly Policy[];
  /** What a mattress brings while gifts are not the extras of the product. */
  readonly giftBundleId: string | null;
  /** White glove service where an order goes; null where there is none. Without a state: the default row. */
  findWhiteGloveTariff(state: string | null): WhiteGloveTariff | null;
  /** Whether only a distribution partner goes to a state. */
  isPartnerState(state: string | null): boolean;
  /** Business days that such a partner takes after the carrier. */
  readonly partnerDays: number;
  /** The pages that somebody wrote for it, by path. */
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** The same in one of its languages; null while nobody wrote it there. */
  findPage(path: string, language: string): ContentPage | null;
  /** A picture of the rooms of its brand. */
  readonly findScene: FindScene;
  /** What its shoppers call things in a language. */
  searchWordsIn(language: string): SearchWords;
  /** The other brands in the same country: key of the storefront, name of the brand. */
  readonly sisters: readonly { readonly key: string; readonly name: string }[];
  /** What it costs to have one old mattress taken away; null where nobody does. */
  readonly mattressRemoval: number | null;
}

export interface Snapshot {
  readonly storefronts: ReadonlyMap<string, Storefront>;
  readonly defaultKey: string;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  /** The same for two readings that found the same, on the same day: dates in it count from that. */
  readonly fingerprint: string;
}

export interface Reading {
  readonly db: Queries;
  readonly catalogue: Catalogue;
  readonly photographs: Photographs;
  /** In milliseconds. */
  readonly now: number;
  /** Hears what could not be read. */
  readonly onFault: OnFault;
}

/**
 * Reads the whole catalogue from the database. Where nothing has changed the storefronts are those that were
 * `known`, the very objects: what is remembered of them stays true.
 */
export const readSnapshot = async (
  { db, catalogue, photographs, now, onFault }: Reading,
  known: Snapshot | null,
): Promise<Snapshot> => {
  const rows = await readRows(db);
  const fingerprint = fingerprintOf(rows, now);
  if (known?.fingerprint === fingerprint) return { ...known, readAt: now };
  const facts = toFacts(rows);
  const all = catalogue.brands.flatMap((brand) =>
    brand.brand.storefronts.map((definition) =>
      buildStorefront(brand, definition, { catalogue, photographs }, facts, now, onFault),
    ),
  );
  const first = all.find(({ definition }) => definition.isDefault) ?? all[0];
  if (!first) throw new Error('the catalogue has no storefront');
  return {
    storefronts: new Map(all.map((one) => [one.key, one])),
    defaultKey: first.key,
    readAt: now,
    fingerprint,
  };
};

const readRows = async (db: Queries) => ({
  products: await db.select().from(products).orderBy(products.storefront, products.position),
  variants: await db
    .select()
    .from(variants)
    .orderBy(variants.storefront, variants.productName, variants.position),
  stock: await db.select().from(stock).orderBy(stock.item),
  coupons: await db.select().from(coupons).orderBy(coupons.code),
  settings: await db.select().from(settings).orderBy(settings.storefront, settings.name),
});

type Rows = Awaited<ReturnType<typeof readRows>>;

const fingerprintOf = (rows: Rows, now: number): string => {
  const hash = createHash('sha256').update(new Date(now).toISOString().slice(0, 10));
  for (const list of Object.values(rows)) hash.update(JSON.stringify(list));
  return hash.digest('base64url');
};

const toFacts = (rows: Rows): CatalogueRows => ({
  products: rows.products,
  variants: Map.groupBy(rows.variants, (row) => variantsKey(row.storefront, row.productName)),
  stock: new Map(rows.stock.map((row) => [row.item, row])),
  coupons: new Map(rows.coupons.map(({ code, data, endedAt }) => [code, toCoupon(data, endedAt !== null)])),
  settings: rows.settings,
});
