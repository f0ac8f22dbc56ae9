import { createHash } from 'node:crypto';
import type { Brand, Catalogue } from '@counterpane/catalogue/load';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/open.ts';
import { catalogueImports, coupons, products, stock, variants } from '../database/schema.ts';
import { brandRows } from './brand-rows.ts';

/**
 * Brings the catalogue into the database: once per content, and again only what changed. Rows whose
 * source did not change keep what staff made of them; stock that exists is never overwritten.
 */
export const importCatalogue = async (database: Database, catalogue: Catalogue): Promise<void> => {
  const sourceHash = hash(catalogue);
  await database.transaction(async (tx) => {
    const claimed = await tx
      .insert(catalogueImports)
      .values({ sourceHash })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return;
    for (const brand of catalogue.brands) await importBrand(tx, brand);
    await importCoupons(tx, catalogue);
  });
};

const importBrand = async (tx: Queries, brand: Brand): Promise<void> => {
  const rows = brandRows(brand);
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
  await tx
    .insert(variants)
    .values(rows.variants.map((row) => ({ ...row, sourceHash: hash(row) })))
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
  await tx.insert(stock).values(rows.stock).onConflictDoNothing();
};

const importCoupons = (tx: Queries, { coupons: all }: Catalogue) =>
  tx
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
      },
      setWhere: sql`${coupons.sourceHash} <> excluded.source_hash`,
    });

const excluded = (column: string) => sql.raw(`excluded.${column}`);

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
