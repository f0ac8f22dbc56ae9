import type { CatalogueReader } from '@counterpane/api/catalogue/reader';
import { hostnameOf } from './hosts.ts';

/** The languages that a host has beside its first, each below a path of its own. @example languagesOf(reader)('halcyon-ca.localhost:3000') // ["fr"] */
export const languagesOf =
  (reader: Pick<CatalogueReader, 'storefrontOf'>) =>
  (host: string): readonly string[] =>
    reader.storefrontOf(hostnameOf(host)).definition.otherLanguages;

/**
 * The language that a path begins with, where its host has it, else null.
 * @example languageOfPath('/fr/mattress', ['fr']) // "fr"
 */
export const languageOfPath = (pathname: string, languages: readonly string[]): string | null =>
  languages.find((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`)) ?? null;
