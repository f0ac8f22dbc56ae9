import type { Brand } from '@counterpane/catalogue/brand';
import { pagesFor } from '@counterpane/catalogue/content/pages-for';
import type { Catalogue } from '@counterpane/catalogue/load';
import { searchWordsFor } from '@counterpane/catalogue/load-search-words';
import { localBrand } from '@counterpane/catalogue/local-brand';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import { flagsWith } from '@counterpane/rules/flags';
import type { MediaItem } from '@counterpane/rules/options/media-for';
import { ratesAnywhere, ratesFor } from '@counterpane/rules/pricing/region-rates';
import { findUpsells } from '@counterpane/rules/upsells/find-upsells';
import { localizeWith } from '../language/localize-with.ts';
import { writingIn } from '../language/writing.ts';
import { withBundlePrices } from './bundle-prices.ts';
import { toBundles, toCollections } from './bundles.ts';
import { linkLanguages, type UnlinkedStorefront } from './copy/link-languages.ts';
import { type FindMedia, localizeStorefront, type Translators } from './copy/localize-storefront.ts';
import { toDeliveryArea } from './delivery-area.ts';
import { toFixedSavings } from './fixed-savings.ts';
import { withFreeBundle } from './free-bundle.ts';
import { makerOf } from './maker-of.ts';
import { toMattressKeys } from './mattress-keys.ts';
import { mediaOf } from './media.ts';
import type { Photographs } from './photographs.ts';
import type { ProductFacts } from './product.ts';
import { productId } from './product-id.ts';
import { rememberByObjects } from './remembered/remember-by-objects.ts';
import { rememberedProduct } from './remembered/remembered-product.ts';
import { reviewsOf } from './reviews-of.ts';
import { scenesOf } from './scenes.ts';
import { type OnFault, parseFlags, parseSettings } from './settings.ts';
import type { CatalogueEntry, Storefront } from './storefront.ts';
import type { products, reviewSummaries, settings, stock, variants } from './tables.ts';
import { texturesOf } from './textures.ts';
import { withPictures } from './upsell-pictures.ts';
import { withUpsellTerms } from './upsell-terms.ts';

/** Everything that one reading of the database found, for all storefronts. */
export interface CatalogueRows {
  readonly products: readonly (typeof products.$inferSelect)[];
  /** By storefront and product name, see {@link variantsKey}. */
  readonly variants: ReadonlyMap<string, readonly (typeof variants.$inferSelect)[]>;
  readonly stock: ReadonlyMap<string, typeof stock.$inferSelect>;
  readonly settings: readonly (typeof settings.$inferSelect)[];
  readonly coupons: ReadonlyMap<string, Coupon>;
  /** By inventory key. */
  readonly reviewSummaries: ReadonlyMap<string, typeof reviewSummaries.$inferSelect>;
}

export const variantsKey = (storefront: string, productName: string): string =>
  `${storefront}/${productName}`;

type Definition = Storefront['definition'];

/** The written pages and photographs of all storefronts. */
interface Sources {
  readonly catalogue: Catalogue;
  readonly photographs: Photographs;
  /** Without them all copy is the English of its file. */
  readonly translators?: Translators;
}

const localBrands = rememberByObjects<Brand>();
/** Data in another language is another object. */
const mediaOfData = rememberByObjects<readonly MediaItem[]>();

/**
 * One storefront of a brand, from its files, the database and what an operator has set, in its first language and, by
 * `inLanguage`, in the others. `now` in milliseconds.
 */
export const buildStorefront = (
  whole: Brand,
  definition: Definition,
  { translators = new Map(), ...sources }: Sources,
  rows: CatalogueRows,
  now: number,
  onFault: OnFault,
): Storefront => {
  const brand = localBrands([whole, definition], () => localBrand(whole, definition));
  const { photographs } = sources;
  const findMedia: FindMedia = (data, localize) =>
    mediaOfData([brand, photographs, data], () => mediaOf(data, makerOf(brand, data), photographs, localize));
  const written = buildWritten(brand, definition, { ...sources, findMedia }, rows, now, onFault);
  const { country } = definition;
  return linkLanguages(
    [definition.language, ...definition.otherLanguages].map((language) => ({
      ...localizeStorefront(written, language, { translators, findMedia }),
      pages: pagesFor(sources.catalogue.pages, brand.pages, { country, language, brandKey: brand.key }),
    })),
  );
};

interface Written extends Omit<Sources, 'translators'> {
  readonly findMedia: FindMedia;
}

/** As the files are written, which is in English. `brand` is as it is in the storefront's country. */
const buildWritten = (
  brand: Brand,
  definition: Definition,
  { catalogue: { brands, regions, vocabulary, searchWords }, photographs, findMedia }: Written,
  rows: CatalogueRows,
  now: number,
  onFault: OnFault,
): UnlinkedStorefront => {
  const { key } = definition;
  const set = parseSettings(rows.settings, key, onFault);
  const flags = flagsWith(parseFlags(brand.brand.flags, onFault), set.flags);
  const known = withBundlePrices(
    toEntries(
      key,
      rows,
      { brandKey: brand.key, stock: rows.stock, flags, now },
      brand.sampleReviews,
      (data) => findMedia(data, localizeWith(writingIn('en-US', (text) => text))),
    ),
  );
  const { giftBundle } = brand.brand;
  const mediaByName = new Map(known.map(({ data, media }) => [data.name, media]));
  const found = findUpsells(
    brand.upsells.map((upsell) => withPictures(upsell, mediaByName.get(upsell.name) ?? [])),
    known.map(({ product }) => product),
  );
  const gift = known.find(({ data }) => data.name === giftBundle)?.product ?? null;
  const upsells = withFreeBundle(found, gift, definition.factor !== 1);
  const entries = withUpsellTerms(known, upsells);
  const byName = new Map(entries.map((entry) => [entry.data.name, entry]));
  const byId = new Map(entries.map(({ product }) => [product.id, product]));
  const region = regions[definition.country];
  return {
    key,
    language: definition.language,
    localize: (text) => text,
    localizeHtml: (html) => html,
    brand,
    definition,
    entries,
    promotions: brand.promotions,
    pricesAt: new Date(now).toISOString(),
    findEntry: (name) => byName.get(name) ?? null,
    findProduct: (productID) => byId.get(productID) ?? null,
    findCoupon: (code) => rows.coupons.get(code) ?? null,
    firstOrderCoupon: [...rows.coupons.values()].find(({ firstTimeOnly }) => firstTimeOnly) ?? null,
    findRates: (where, at) => {
      if (!region) return null;
      return where ? ratesFor(where, region, at) : ratesAnywhere(region, at);
    },
    flags,
    capture: set.capture ?? definition.capture,
    upsells,
    fixedSavings: toFixedSavings(upsells),
    bundles: toBundles(brand, set.bundleMapping, onFault),
    collections: toCollections(brand),
    vocabulary,
    mattressKeys: toMattressKeys(brand),
    policies: brand.policies,
    giftBundleId: giftBundle === null ? null : productId(brand.key, giftBundle),
    deliveryArea: toDeliveryArea(region, { brandKey: brand.key, country: definition.country }),
    partnerDays: region?.partnerDays ?? 0,
    pages: new Map(),
    findScene: scenesOf(photographs, brand.key),
    findTexture: texturesOf(photographs, brand),
    searchWordsIn: (language) => searchWordsFor(searchWords, language, definition.country),
    sisters: sistersOf(brands, brand.key, definition.country),
    deliveryWindows: region?.deliveryWindows ?? [],
    warehouses: region?.warehouses ?? [],
    seller: region?.seller ?? null,
    mattressRemoval: region?.mattressRemoval ?? null,
    shippingArea: { country: definition.country, blacklistedZips: region?.blacklistedZips ?? [] },
  };
};

/** The storefronts of the other brands in a country. */
const sistersOf = (brands: readonly Brand[], own: string, wanted: string): Storefront['sisters'] =>
  brands
    .filter(({ key }) => key !== own)
    .flatMap(({ brand: { name, storefronts } }) =>
      storefronts.filter(({ country }) => country === wanted).map(({ key }) => ({ key, name })),
    );

const toEntries = (
  storefront: string,
  rows: CatalogueRows,
  facts: ProductFacts,
  samples: Brand['sampleReviews'],
  findMedia: (data: ProductData) => CatalogueEntry['media'],
): CatalogueEntry[] =>
  rows.products
    .filter((row) => row.storefront === storefront)
    .map((row) => ({
      data: row.data,
      written: row.data,
      product: rememberedProduct(row, rows.variants.get(variantsKey(storefront, row.name)) ?? [], facts),
      media: findMedia(row.data),
      reviews: reviewsOf(rows.reviewSummaries.get(row.data.inventoryKey) ?? null, row.data, samples),
    }));
