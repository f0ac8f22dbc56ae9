import type { Catalogue } from '@counterpane/catalogue/load';
import type { Languages } from '@counterpane/catalogue/load-languages';
import type { Database } from '../database/open.ts';
import { buildStorefront, type CatalogueRows, variantsKey } from './build-storefront.ts';
import type { Translators } from './copy/localize-storefront.ts';
import { translatorsOf } from './copy/translator.ts';
import type { Photographs } from './photographs.ts';
import { type CatalogueTables, readTables } from './read-tables.ts';
import { rememberByObjects } from './remembered/remember-by-objects.ts';
import { sameStorefronts } from './same-storefronts.ts';
import type { OnFault } from './settings.ts';
import type { Storefront } from './storefront.ts';
import { toCoupon } from './to-coupon.ts';

export interface Snapshot {
  /** Each in its first language. */
  readonly storefronts: ReadonlyMap<string, Storefront>;
  readonly defaultKey: string;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  /** Equal for two readings of the same data on the same day: dates count from the day. */
  readonly fingerprint: string;
  /** What it was built from. */
  readonly tables: CatalogueTables;
}

/** How the dictionaries of a catalogue become what says its copy. */
export type CreateTranslators = (languages: Languages) => Translators;

interface Reading {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly photographs: Photographs;
  readonly createTranslators?: CreateTranslators;
  /** In milliseconds. */
  readonly now: number;
  /** Hears what could not be read. */
  readonly onFault: OnFault;
}

/**
 * Reads the whole catalogue from the database. A storefront of which nothing has changed is the `known` object itself, so
 * that it need not be built again and caches keyed by it remain valid.
 */
export const readSnapshot = async (
  { database, catalogue, photographs, createTranslators = rememberedTranslators, now, onFault }: Reading,
  known: Snapshot | null,
): Promise<Snapshot> => {
  const tables = await readTables(database, known?.tables ?? null);
  const fingerprint = fingerprintOf(tables, now);
  if (known?.fingerprint === fingerprint) return { ...known, readAt: now };
  const findSame = sameAsKnown(known, tables, now);
  const facts = toFacts(tables);
  const translators = createTranslators(catalogue.languages);
  const all = catalogue.brands.flatMap((brand) =>
    brand.brand.storefronts.map(
      (definition) =>
        findSame(definition.key) ??
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
    tables,
  };
};

/** Finds the known storefronts that a new reading says the same of. */
const sameAsKnown = (
  known: Snapshot | null,
  tables: CatalogueTables,
  now: number,
): ((key: string) => Storefront | undefined) => {
  if (!known || dayOf(known.readAt) !== dayOf(now)) return () => undefined;
  const isSame = sameStorefronts(known.tables, tables);
  return (key) => (isSame(key) ? known.storefronts.get(key) : undefined);
};

/** Translators by their dictionaries. Each remembers its texts, because a catalogue is read again with every change of stock. */
const remembered = rememberByObjects<Translators>();

const rememberedTranslators: CreateTranslators = (languages) =>
  remembered([languages], () => translatorsOf(languages));

const fingerprintOf = (tables: CatalogueTables, now: number): string =>
  [dayOf(now), ...Object.values(tables).map(({ hash }: CatalogueTables[keyof CatalogueTables]) => hash)].join(
    ' ',
  );

/** Dates count from the day. */
const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const toFacts = ({
  products,
  variants,
  stock,
  coupons,
  settings,
  ...tables
}: CatalogueTables): CatalogueRows => ({
  products: products.rows,
  variants: Map.groupBy(variants.rows, (row) => variantsKey(row.storefront, row.productName)),
  stock: new Map(stock.rows.map((row) => [row.item, row])),
  coupons: new Map(coupons.rows.map(({ code, data, endedAt }) => [code, toCoupon(data, endedAt !== null)])),
  settings: settings.rows,
  reviewSummaries: new Map(tables.reviewSummaries.rows.map((row) => [row.inventoryKey, row])),
});
