import { createHash } from 'node:crypto';
import type { Catalogue } from '@counterpane/catalogue/load';
import { and, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/open.ts';
import { brandRows } from './brand-rows.ts';
import { catalogueImports, coupons, products, stock, variants } from './tables.ts';

/**
 * Brings the catalogue into the database: once per content, and again only what changed. Rows whose
 * source did not change keep what staff made of them; stock that exists is never overwritten.
 */
export const importCatalogue = async (database: Database, catalogue: Catalogue): Promise<void> => {
  const brands = catalogue.brands.map(brandRows);
  // A hash of the rows, not of the files: some rows are derived, and a changed rule must reach the database too.
  const sourceHash = hash([brands, catalogue.coupons]);
  await database.transaction(async (tx) => {
    const claimed = await tx
      .insert(catalogueImports)
      .values({ sourceHash })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return;
    // A store that goes back to an older catalogue gets it back: only the last import counts.
    await tx.delete(catalogueImports).where(ne(catalogueImports.sourceHash, sourceHash));
    for (const rows of brands) await importBrand(tx, rows);
    await importCoupons(tx, catalogue);
    // The commit notifies running processes: a code that has ended ends for them too.
    await tx.execute(sql`select pg_notify('catalogue', 'import')`);
  });
};

const importBrand = async (tx: Queries, rows: ReturnType<typeof brandRows>): Promise<void> => {
  await tx
    .insert(products)
    .values(rows.products.map((row) => ({ ...row, sourceHash: hash(row) })))
    .onConflictDoUpdate({
      target: [products.storefront, products.name],
      set: {
        position: excluded('position'),
        data: excluded('data'),
        sourceHash: excluded('source_hash'),
      },
      setWhere: sql`${products.sourceHash} <> excluded.source_hash`,
    });
  for (const part of parts(rows.variants)) await importVariants(tx, part);
  for (const part of parts(rows.stock)) await tx.insert(stock).values(part).onConflictDoNothing();
};

/** A statement of PostgreSQL takes 65,535 values at most. */
const ROWS_AT_ONCE = 2_000;

const parts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );

const importVariants = (tx: Queries, rows: ReturnType<typeof brandRows>['variants']) =>
  tx
    .insert(variants)
    .values(rows.map((row) => ({ ...row, sourceHash: hash(row) })))
    .onConflictDoUpdate({
      target: [variants.storefront, variants.sku],
      set: {
        position: excluded('position'),
        chosen: excluded('chosen'),
        demand: excluded('demand'),
        listCents: excluded('list_cents'),
        priceCents: excluded('price_cents'),
        valueCents: excluded('value_cents'),
        isActive: excluded('is_active'),
        shipsInDays: excluded('ships_in_days'),
        sourceHash: excluded('source_hash'),
      },
      setWhere: sql`${variants.sourceHash} <> excluded.source_hash`,
    });

/** A code that is in no file any more has ended: a demo's codes too, once the store takes real money. */
const importCoupons = async (tx: Queries, { coupons: all }: Catalogue): Promise<void> => {
  const codes = all.map(({ code }) => code);
  await tx
    .update(coupons)
    .set({ endedAt: sql`now()` })
    .where(and(notInArray(coupons.code, codes), isNull(coupons.endedAt)));
  if (all.length === 0) return;
  await tx
    .insert(coupons)
    .values(
      all.map((data) => ({ code: data.code, data, maxRedemptions: data.limit, sourceHash: hash(data) })),
    )
    .onConflictDoUpdate({
      target: coupons.code,
      set: {
        data: excluded('data'),
        maxRedemptions: excluded('max_redemptions'),
        sourceHash: excluded('source_hash'),
        endedAt: null,
      },
      setWhere: sql`${coupons.sourceHash} <> excluded.source_hash or ${coupons.endedAt} is not null`,
    });
};

const excluded = (column: string) => sql.raw(`excluded.${column}`);

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
