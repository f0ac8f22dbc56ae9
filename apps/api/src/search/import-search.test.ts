import { type Catalogue, loadCatalogue } from '@counterpane/catalogue/load';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { importSearch } from './import-search.ts';
import { searchDocuments, searchIndexes, searchWords } from './tables.ts';

const catalogue = loadCatalogue();
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  // Two processes start at once.
  await Promise.all([importSearch(database, catalogue), importSearch(database, catalogue)]);
});
afterAll(() => database.close());

const namesIn = async (storefront: string, language: string): Promise<string[]> => {
  const rows = await database.db
    .select({ name: searchDocuments.name })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.storefront, storefront), eq(searchDocuments.language, language)))
    .orderBy(searchDocuments.position);
  return rows.map(({ name }) => name);
};
const hashes = async () =>
  new Map(
    (await database.db.select().from(searchIndexes)).map((row) => [
      `${row.storefront} ${row.language}`,
      row.sourceHash,
    ]),
  );

/** The same catalogue in which Drift has one product less. */
const smaller = (): Catalogue => ({
  ...catalogue,
  brands: catalogue.brands.map((brand) =>
    brand.key === 'drift' ? { ...brand, products: brand.products.slice(1) } : brand,
  ),
});

describe('what can be found', () => {
  it('is there for every storefront in each of its languages, once', async () => {
    expect([...(await hashes()).keys()]).toHaveLength(11);
    const names = await namesIn('halcyon-ca', 'fr');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('premier-hybrid-mattress');
    expect(names).toContain('/p/returns');
    expect(names).toContain('/bedroom-sets/mira-bedroom-set');
    const [words] = await database.db.select({ all: count() }).from(searchWords);
    expect(words?.all).toBeGreaterThan(1000);
  });

  it('has no protection plans: they are no things', async () => {
    expect((await namesIn('halcyon', 'en')).filter((name) => name.includes('protection-'))).toEqual([]);
  });

  it('is made again only where something has changed, and again when that is taken back', async () => {
    const before = await hashes();
    await importSearch(database, smaller());
    const after = await hashes();
    expect([...after].filter(([key, hash]) => before.get(key) !== hash).map(([key]) => key)).toEqual([
      'drift en',
    ]);
    expect(await namesIn('drift', 'en')).not.toContain(
      catalogue.brands.find(({ key }) => key === 'drift')?.products[0]?.name,
    );
    await importSearch(database, catalogue);
    expect(await hashes()).toEqual(before);
  });
});
