import { importCatalogue } from '@counterpane/api/catalogue/import';
import { type CatalogueReader, openCatalogueReader } from '@counterpane/api/catalogue/reader';
import { migrate } from '@counterpane/api/database/migrate';
import { type Database, openDatabase } from '@counterpane/api/database/open';
import type { Catalogue } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reloadContent } from './reload-content.ts';

const catalogue = shippedCatalogue();
const SAID = 'A pillow that was written about a moment ago.';

let database: Database;
let reader: CatalogueReader;
let changes = 0;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await migrate(database);
  await importCatalogue(database, catalogue);
  reader = await openCatalogueReader({
    database,
    catalogue,
    clock: { now: () => Date.now() },
    hosts: {},
    onChange: () => {
      changes += 1;
    },
  });
}, 60_000);
afterAll(() => database.close());

const described = () => reader.storefrontOf('halcyon.localhost').findEntry('pillow')?.data.description;
const reload = (load: () => Catalogue) => reloadContent({ database, reader, load });

test('a text, a price and a translation that were saved are shown by the store that runs', async () => {
  const { fr } = catalogue.languages;
  const brands = catalogue.brands.map((brand) =>
    brand.key === 'halcyon'
      ? {
          ...brand,
          products: brand.products.map((product) =>
            product.name === 'pillow' ? { ...product, description: SAID } : product,
          ),
          prices: { ...brand.prices, pillow: { standard: [7500, 6100], king: [8900, 7100] } },
        }
      : brand,
  );
  const languages = {
    ...catalogue.languages,
    ...(fr ? { fr: { ...fr, texts: { ...fr.texts, [SAID]: 'Un oreiller.' } } } : {}),
  };
  await reload(() => ({ ...catalogue, brands, languages }));
  expect(described()).toBe(SAID);
  const { product } = reader.storefrontOf('halcyon.localhost').findEntry('pillow') ?? {};
  expect(Object.values(product?.variants ?? {}).map(({ price }) => price)).toEqual([6100, 7100]);
  expect(reader.getStorefront('halcyon-ca', 'fr').localize(SAID)).toBe('Un oreiller.');
  expect(changes).toBeGreaterThan(0);
}, 60_000);

test('files that do not fit together change nothing', async () => {
  const broken = () => {
    throw new Error('catalogue of halcyon');
  };
  const before = changes;
  await expect(reload(broken)).rejects.toThrow('catalogue of halcyon');
  expect([described(), changes]).toEqual([SAID, before]);
});
