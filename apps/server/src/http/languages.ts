import type { IncomingMessage } from 'node:http';
import { askedLanguage, writingOf } from '@counterpane/api/catalogue/language-of';
import type { CatalogueReader } from '@counterpane/api/catalogue/reader';
import { hostnameOf } from '@counterpane/api/http/hostname-of';
import { LOCALES, languageOf, SOURCE_LOCALE, toLocale } from '@counterpane/messages/locales';

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

/** The locale in which a request is answered that comes to no page. */
export type LocaleOf = (req: Pick<IncomingMessage, 'url' | 'headers'>) => string;

/** That of its path, or that for which a page asks the API, else the first of its storefront. */
export const localeOf =
  (reader: Pick<CatalogueReader, 'storefrontOf'>): LocaleOf =>
  ({ url = '/', headers }) => {
    const host = headers.host ?? '';
    const path = url.split('?', 1)[0] ?? '/';
    const language = languageOfPath(path, languagesOf(reader)(host)) ?? askedLanguage(headers);
    return writingOf(reader.storefrontOf(hostnameOf(host), language)).locale;
  };

/**
 * The first of our locales that a browser names, where nothing else says which: it names what it prefers first.
 * @example preferredLocale({ 'accept-language': 'fr-CA,en;q=0.8' }) // "fr-CA"
 */
export const preferredLocale = (headers: IncomingMessage['headers']): string =>
  findLocale(headers['accept-language']?.split(',').map((each) => each.split(';', 1)[0]?.trim() ?? '') ?? []);

/**
 * The same of a request that could not be read, from its bytes: that of its path, else of its header.
 * @example localeOfBytes('GET /fr/search?q=… HTTP/1.1') // "fr-CA"
 */
export const localeOfBytes = (bytes: string): string => {
  const [, language = ''] = /^[A-Z]+ \/([a-z]{2})[/? ]/.exec(bytes) ?? [];
  const [, preferred = ''] = /\r\naccept-language:[ \t]*([^\r\n]*)/i.exec(bytes) ?? [];
  return findLocale([language, ...preferred.split(/[,;]/)]);
};

const findLocale = (asked: readonly string[]): string => {
  const ours = asked.find((each) =>
    Object.keys(LOCALES).some((locale) => languageOf(locale) === languageOf(each)),
  );
  return ours === undefined ? SOURCE_LOCALE : toLocale(ours);
};
