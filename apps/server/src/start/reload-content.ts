import { importCatalogue } from '@counterpane/api/catalogue/import';
import type { CatalogueReader } from '@counterpane/api/catalogue/reader';
import type { Database } from '@counterpane/api/database/open';
import { type Translator, translatorsOf } from '@counterpane/api/language/translator';
import type { Catalogue } from '@counterpane/catalogue/load';

/** The sources of a running store's content. */
interface Shown {
  readonly database: Database;
  readonly reader: Pick<CatalogueReader, 'replaceCatalogue'>;
  readonly translators: Map<string, Translator>;
  /** Reads the files. */
  readonly load: () => Catalogue;
}

/**
 * Shows what the files of the catalogue say now, without a new start. Which storefronts there are stays as it was.
 * @throws when the files do not fit together; then everything is as before.
 */
export const reloadContent = async ({ database, reader, translators, load }: Shown): Promise<void> => {
  const catalogue = load();
  await importCatalogue(database, catalogue);
  for (const [language, translate] of translatorsOf(catalogue.languages))
    translators.set(language, translate);
  await reader.replaceCatalogue(catalogue);
};
