import { importCatalogue } from '@counterpane/api/catalogue/import';
import type { CatalogueReader } from '@counterpane/api/catalogue/reader';
import type { Database } from '@counterpane/api/database/open';
import type { Catalogue } from '@counterpane/catalogue/load';

/** The sources of a running store's content. */
interface Shown {
  readonly database: Database;
  readonly reader: Pick<CatalogueReader, 'replaceCatalogue'>;
  /** Reads the files. */
  readonly load: () => Catalogue;
}

/**
 * Shows what the files of the catalogue say now, without a new start. Which storefronts there are stays as it was.
 * @throws when the files do not fit together; then everything is as before.
 */
export const reloadContent = async ({ database, reader, load }: Shown): Promise<void> => {
  const catalogue = load();
  await importCatalogue(database, catalogue);
  await reader.replaceCatalogue(catalogue);
};
