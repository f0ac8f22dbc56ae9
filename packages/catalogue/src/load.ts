import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { checkBrand } from './check.ts';
import {
  type BrandData,
  brandSchema,
  type ContentData,
  type CouponData,
  contentSchema,
  couponsSchema,
  type PricesData,
  type ProductData,
  type PromotionData,
  pricesSchema,
  productSchema,
  promotionsSchema,
  type RegionData,
  regionSchema,
  type StockData,
  stockSchema,
  themeSchema,
} from './schema.ts';

/** One brand as its files say. Amounts are integer cents. */
export interface Brand {
  readonly key: string;
  readonly brand: BrandData;
  readonly theme: Readonly<Record<string, string>>;
  readonly products: readonly ProductData[];
  readonly prices: PricesData;
  readonly stock: StockData;
  readonly promotions: readonly PromotionData[];
  readonly content: ContentData;
}

export interface Catalogue {
  readonly brands: readonly Brand[];
  readonly coupons: readonly CouponData[];
  /** By country code. */
  readonly regions: Readonly<Record<string, RegionData>>;
}

const ROOT = join(import.meta.dirname, '..');

/**
 * Reads every brand below a folder and refuses what does not fit together, naming file and field.
 * A brand is a folder of data; a new one needs no code.
 */
export const loadCatalogue = (root = ROOT): Catalogue => {
  const brands = readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => loadBrand(join(root, 'brands', name), name));
  return {
    brands,
    coupons: read(couponsSchema, join(root, 'brands', 'coupons.yaml')),
    regions: { US: read(regionSchema, join(root, 'regions', 'us.yaml')) },
  };
};

const loadBrand = (folder: string, key: string): Brand => {
  const brand: Brand = {
    key,
    brand: read(brandSchema, join(folder, 'brand.yaml')),
    theme: read(themeSchema, join(folder, 'theme.yaml')),
    products: read(productSchema.array(), join(folder, 'products.yaml')),
    prices: read(pricesSchema, join(folder, 'prices.yaml')),
    stock: existsSync(join(folder, 'stock.yaml')) ? read(stockSchema, join(folder, 'stock.yaml')) : {},
    promotions: read(promotionsSchema, join(folder, 'promotions.yaml')),
    content: read(contentSchema, join(folder, 'content.yaml')),
  };
  const faults = checkBrand(brand);
  if (faults.length > 0) throw new Error(`catalogue of ${key}:\n- ${faults.join('\n- ')}`);
  return brand;
};

const read = <Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> => {
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file.split(sep).slice(-2).join('/')}:\n- ${faults.join('\n- ')}`);
};
