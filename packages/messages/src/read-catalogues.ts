import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the messages of all locales stand: a folder each, with a file for each area. */
const LOCALES_FOLDER = join(import.meta.dirname, '../locales');

/** The messages of one area in one locale, as they are written. */
interface CatalogueFile {
  readonly locale: string;
  readonly area: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** All files of messages. */
export const readCatalogues = (folder = LOCALES_FOLDER): readonly CatalogueFile[] =>
  readdirSync(folder).flatMap((locale) =>
    readdirSync(join(folder, locale)).map((file) => ({
      locale,
      area: file.replace(/\.json$/, ''),
      messages: JSON.parse(readFileSync(join(folder, locale, file), 'utf8')),
    })),
  );

/** All messages of a locale, by their ids. @example messagesOf('fr-CA')['Quantity'] // "Quantité" */
export const messagesOf = (locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...readCatalogues().flatMap((file) => (file.locale === locale ? [file.messages] : [])));
