import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { Brand } from './brand.ts';
import { bundleSchema } from './bundle-schema.ts';
import { type Claim, claimsSchema } from './claims-schema.ts';
import { collectionSchema } from './collection-schema.ts';
import { loadPages } from './content/load-pages.ts';
import type { ContentPage } from './content/page-schema.ts';
import { type SampleReview, sampleReviewsSchema } from './content/sample-review-schema.ts';
import { type Languages, loadLanguages } from './load-languages.ts';
import { type AllSearchWords, loadSearchWords } from './load-search-words.ts';
import { localBrand } from './local-brand.ts';
import { policiesSchema } from './policy-schema.ts';
import { priceWordFaults } from './price-words.ts';
import { type ProductData, productSchema } from './product-schema.ts';
import { type CouponData, couponsSchema, promotionsSchema } from './promotion-schema.ts';
import { mergeRedirects, type RedirectData, redirectsSchema } from './redirect-schema.ts';
import { type RegionData, regionSchema } from './region-schema.ts';
import { roomSchema } from './room-schema.ts';
import { brandSchema, contentSchema, pricesSchema, stockSchema, themeSchema } from './schema.ts';
import { withSharedProducts } from './shared-products.ts';
import { upsellSchema } from './upsell-schema.ts';
import { validateBrand } from './validate-brand.ts';
import { validateConditions } from './validate-conditions.ts';
import { validateLanguages } from './validate-languages.ts';
import { type Vocabulary, vocabularySchema } from './vocabulary-schema.ts';

export interface Catalogue {
  readonly brands: readonly Brand[];
  readonly vocabulary: Vocabulary;
  readonly coupons: readonly CouponData[];
  /** To try a demo with; no real store knows them. */
  readonly demoCoupons: readonly CouponData[];
  /** What reviews look like in a demo, by brand; no real store shows them. */
  readonly demoReviews: Readonly<Record<string, readonly SampleReview[]>>;
  /** What marketing says with a figure in it, all brands together. */
  readonly claims: readonly Claim[];
  /** What the texts of data and API are in other languages. */
  readonly languages: Languages;
  /** Pages that every brand shows. */
  readonly pages: readonly ContentPage[];
  /** What shoppers call things, by language and country. */
  readonly searchWords: AllSearchWords;
  /** By country code. */
  readonly regions: Readonly<Record<string, RegionData>>;
}

const ROOT = join(import.meta.dirname, '..');

/**
 * Reads every brand below a folder and refuses what does not fit together, naming file and field.
 * A brand is a folder of data; a new one needs no code.
 */
export const loadCatalogue = (root = ROOT): Catalogue => {
  const vocabulary = read(vocabularySchema, join(root, 'vocabulary.yaml'));
  const redirects = readIfThere(redirectsSchema, join(root, 'redirects.yaml'), []);
  const own = readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => loadBrand(join(root, 'brands', name), name, redirects))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const brands = own.map((brand) => checked(withSharedProducts(brand, own), vocabulary));
  const languages = loadLanguages(join(root, 'languages'));
  const unspoken = validateLanguages(brands, languages);
  if (unspoken.length > 0) throw faulty('languages', unspoken);
  const demo = join(root, 'brands', 'demo-coupons.yaml');
  return {
    brands,
    vocabulary,
    coupons: loadCoupons(join(root, 'brands', 'coupons.yaml'), brands),
    demoCoupons: existsSync(demo) ? loadCoupons(demo, brands) : [],
    demoReviews: Object.fromEntries(brands.map((brand) => [brand.key, loadSampleReviews(root, brand)])),
    claims: read(claimsSchema, join(root, 'brands', 'claims.yaml')),
    languages,
    pages: loadPages(join(root, 'content')),
    searchWords: loadSearchWords(join(root, 'search')),
    regions: loadRegions(join(root, 'regions')),
  };
};

/** The catalogue of a demo: its own codes beside those of the shop, and samples of reviews. */
export const asDemo = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  brands: catalogue.brands.map((brand) => ({
    ...brand,
    sampleReviews: catalogue.demoReviews[brand.key] ?? [],
  })),
  coupons: [...catalogue.coupons, ...catalogue.demoCoupons],
});

/** The brand of the default storefront comes before the others in every list. */
const isFirst = ({ brand }: Brand): boolean => brand.storefronts.some(({ isDefault }) => isDefault);

const loadBrand = (folder: string, key: string, redirects: readonly RedirectData[]): Brand => {
  const definition = read(brandSchema, join(folder, 'brand.yaml'));
  return {
    key,
    brand: definition,
    theme: read(themeSchema, join(folder, 'theme.yaml')),
    room: readIfThere(roomSchema.nullable(), join(folder, 'room.yaml'), null),
    products: loadProducts(folder),
    prices: read(pricesSchema, join(folder, 'prices.yaml')),
    stock: readIfThere(stockSchema, join(folder, 'stock.yaml'), {}),
    promotions: read(promotionsSchema, join(folder, 'promotions.yaml')),
    content: read(contentSchema, join(folder, 'content.yaml')),
    upsells: readIfThere(
      upsellSchema.array(),
      join(folder, '..', definition.upsells ?? key, 'upsells.yaml'),
      [],
    ),
    bundles: readIfThere(bundleSchema.array(), join(folder, 'bundles.yaml'), []),
    collections: readIfThere(collectionSchema.array(), join(folder, 'collections.yaml'), []),
    policies: readIfThere(policiesSchema, join(folder, 'policies.yaml'), []),
    sampleReviews: [],
    pages: loadPages(join(folder, 'content')),
    redirects: mergeRedirects(definition.redirects, redirects),
  };
};

/** Every storefront of the brand must fit together, also where it leaves products out. */
const checked = (brand: Brand, vocabulary: Vocabulary): Brand => {
  const faults = brand.brand.storefronts.flatMap((storefront) => {
    const local = localBrand(brand, storefront);
    return [...validateBrand(local, vocabulary), ...priceWordFaults(local)];
  });
  if (faults.length > 0) throw faulty(`catalogue of ${brand.key}`, [...new Set(faults)]);
  return brand;
};

/** Codes count in every storefront: their conditions may name what any of them has. */
const loadCoupons = (file: string, brands: readonly Brand[]): CouponData[] => {
  const coupons = read(couponsSchema, file);
  const storefronts = brands.flatMap(({ brand }) => brand.storefronts);
  const faults = coupons.flatMap(({ code, conditions }) =>
    validateConditions(`coupon ${code}`, conditions, storefronts),
  );
  if (faults.length > 0) throw faulty(nameOf(file), faults);
  return coupons;
};

/** Samples are of products of the brand's own. */
const loadSampleReviews = (root: string, { key, products }: Brand): readonly SampleReview[] => {
  const file = join(root, 'brands', key, 'sample-reviews.yaml');
  const samples = readIfThere(sampleReviewsSchema, file, []);
  const unknown = samples.filter(({ product }) => !products.some(({ name }) => name === product));
  if (unknown.length > 0)
    throw faulty(
      nameOf(file),
      unknown.map(({ product }) => `no product ${product}`),
    );
  return samples;
};

/** By country code: `ca.yaml` is Canada. */
const loadRegions = (folder: string): Record<string, RegionData> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.slice(0, 2).toUpperCase(),
      read(regionSchema, join(folder, name)),
    ]),
  );

/** The files of products/ in the order of their names. */
const loadProducts = (folder: string): ProductData[] =>
  readdirSync(join(folder, 'products'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => read(productSchema.array(), join(folder, 'products', name)));

const readIfThere = <Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  otherwise: z.output<Schema>,
): z.output<Schema> => (existsSync(file) ? read(schema, file) : otherwise);

const read = <Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> => {
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw faulty(
    nameOf(file),
    result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
};

const nameOf = (file: string): string => file.split(sep).slice(-2).join('/');

const faulty = (what: string, faults: readonly string[]): Error =>
  new Error(`${what}:\n- ${faults.join('\n- ')}`);
