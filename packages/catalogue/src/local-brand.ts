import type { Brand } from './brand.ts';
import type { BundleData } from './bundle-schema.ts';
import { withPriceWords } from './price-words.ts';
import type { BrandData, PricesData } from './schema.ts';

type StorefrontData = BrandData['storefronts'][number];

/** From here on prices end in 9 and list prices in 5 or 0; below, they are whole. Integer cents. */
const LARGE = 100_00;
const UNIT = 100;

/** A list price never promises more than this off (claim "up to 30 %"). */
const MOST_OFF = 0.3;

/**
 * A brand as one of its storefronts sells it: what it does not carry is left out, and every amount is in its
 * currency. Prices of another country are the brand's own times a factor, rounded as prices are written, so that
 * a king still costs more than a queen; amounts of sets follow, rounded in the shopper's favour, and so do texts
 * that say a difference of price.
 * @example localBrand(halcyon, canada).prices.mattress?.queen // [138500, 97900, …]
 */
export const localBrand = (brand: Brand, storefront: StorefrontData): Brand => {
  const carried = withoutProducts(brand, new Set(storefront.leavesOut));
  return withPriceWords(inCurrency(carried, storefront), storefront.currency);
};

const inCurrency = (carried: Brand, { factor }: StorefrontData): Brand =>
  factor === 1
    ? carried
    : {
        ...carried,
        prices: localPrices(carried.prices, factor),
        bundles: carried.bundles.map((bundle) => localBundle(bundle, factor)),
        upsells: carried.upsells.map((upsell) => ({
          ...upsell,
          savings: localSavings(upsell.savings, factor),
        })),
      };

const localPrices = (prices: PricesData, factor: number): PricesData =>
  mapValues(prices, (variants) =>
    mapValues(variants, ([list = 0, price = 0, value]) => {
      const local = localPrice(price, factor);
      const step = local < LARGE ? UNIT : 5 * UNIT;
      const most = Math.floor(local / (1 - MOST_OFF) / step) * step;
      const localList = Math.max(local, Math.min(localListPrice(list, factor), most));
      return value === undefined ? [localList, local] : [localList, local, localListPrice(value, factor)];
    }),
  );

const localPrice = (cents: number, factor: number): number => {
  const exact = cents * factor;
  return exact < LARGE ? roundTo(exact, UNIT) : Math.max(LARGE, roundTo(exact, 10 * UNIT) - UNIT);
};

const localListPrice = (cents: number, factor: number): number => {
  const exact = cents * factor;
  return roundTo(exact, exact < LARGE ? UNIT : 5 * UNIT);
};

const localBundle = (bundle: BundleData, factor: number): BundleData => ({
  ...bundle,
  savings: localSavings(bundle.savings, factor),
  extras: bundle.extras.map((extra) => ({ ...extra, saving: roundUp(extra.saving * factor) })),
  whiteGloveAmount: bundle.whiteGloveAmount === null ? null : roundTo(bundle.whiteGloveAmount * factor, UNIT),
});

const localSavings = (savings: Readonly<Record<string, number>>, factor: number): Record<string, number> =>
  mapValues(savings, (saving) => roundUp(saving * factor));

const roundTo = (cents: number, step: number): number => Math.max(step, Math.round(cents / step) * step);

const roundUp = (cents: number): number => Math.ceil(cents / UNIT) * UNIT;

/** What a storefront does not sell is gone from everything that would name it. */
const withoutProducts = (brand: Brand, gone: ReadonlySet<string>): Brand => {
  if (gone.size === 0) return brand;
  const isHere = (name: string) => !gone.has(name);
  return {
    ...brand,
    products: brand.products
      .filter(({ name }) => isHere(name))
      .map((product) => ({
        ...product,
        gifts: product.gifts.filter(isHere),
        choices: product.choices.map((choice) => ({
          ...choice,
          values: choice.values.filter((value) => isHere(value.product)),
        })),
      })),
    bundles: brand.bundles.flatMap((bundle) => findBundleWithout(bundle, isHere)),
    collections: brand.collections.filter(({ items }) =>
      items.every(({ productName }) => isHere(productName)),
    ),
    upsells: brand.upsells.filter(({ name }) => isHere(name)),
    prices: withoutNames(brand.prices, gone),
    stock: withoutNames(brand.stock, gone),
  };
};

const withoutNames = <Value>(
  record: Readonly<Record<string, Value>>,
  gone: ReadonlySet<string>,
): Record<string, Value> => Object.fromEntries(Object.entries(record).filter(([name]) => !gone.has(name)));

/** A set without one of its parts is no set, unless that part was optional. */
const findBundleWithout = (bundle: BundleData, isHere: (name: string) => boolean): BundleData[] => {
  const groups = bundle.groups.map((group) => ({ ...group, products: group.products.filter(isHere) }));
  if (groups.some(({ products, isOptional }) => products.length === 0 && !isOptional)) return [];
  const extras = bundle.extras.filter(({ product }) => isHere(product));
  return [{ ...bundle, groups: groups.filter(({ products }) => products.length > 0), extras }];
};

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
