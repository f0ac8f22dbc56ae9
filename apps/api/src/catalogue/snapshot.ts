import { createHash } from 'node:crypto';
import type { Catalogue } from '@counterpane/catalogue/load';
import type { Languages } from '@counterpane/catalogue/load-languages';
import type { Queries } from '../database/open.ts';
import { buildStorefront, type CatalogueRows, variantsKey } from './build-storefront.ts';
import type { Translators } from './copy/localize-storefront.ts';
import { translatorsOf } from './copy/translator.ts';
import type { Photographs } from './photographs.ts';
import type { OnFault } from './settings.ts';
import type { Storefront } from './storefront.ts';
import { coupons, products, settings, stock, variants } from './tables.ts';
import { toCoupon } from './to-coupon.ts';

export interface Snapshot {
  /** Each in its first language. */
  readonly storefronts: ReadonlyMap<string, Storefront>;
  readonly defaultKey: string;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  /** Equal for two readings of the same data on the same day: dates count from the day. */
  readonly fingerprint: string;
}

/** How the dictionaries of a catalogue become what says its copy. */
export type CreateTranslators = (languages: Languages) => Translators;

interface Reading {
  readonly db: Queries;
  readonly catalogue: Catalogue;
  readonly photographs: Photographs;
  readonly createTranslators?: CreateTranslators;
  /** In milliseconds. */
  readonly now: number;
  /** Hears what could not be read. */
  readonly onFault: OnFault;
}

/**
 * Reads the whole catalogue from the database. Where nothing has changed the storefronts are the `known` objects
 * themselves, so that caches keyed by them remain valid.
 */
export const readSnapshot = async (
  { db, catalogue, photographs, createTranslators = rememberedTranslators, now, onFault }: Reading,
  known: Snapshot | null,
): Promise<Snapshot> => {
  const rows = await readRows(db);
  const fingerprint = fingerprintOf(rows, now);
  if (known?.fingerprint === fingerprint) return { ...known, readAt: now };
  const facts = toFacts(rows);
  const translators = createTranslators(catalogue.languages);
  const all = catalogue.brands.flatMap((brand) =>
    brand.brand.storefronts.map((definition) =>
      buildStorefront(brand, definition, { catalogue, photographs, translators }, facts, now, onFault),
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

/** Translators by their dictionaries. Each remembers its texts, because a catalogue is read again with every change of stock. */
const remembered = new WeakMap<Languages, Translators>();

const rememberedTranslators: CreateTranslators = (languages) => {
  const found = remembered.get(languages) ?? translatorsOf(languages);
  remembered.set(languages, found);
  return found;
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
