import { LOCALES, languageOf, SOURCE_LOCALE } from './locales.ts';
import { messagesOf } from './read-catalogues.ts';

/** What is wrong with the messages of a locale. */
interface LocaleReport {
  readonly locale: string;
  /** Messages without a text in it. English of another country needs only those that differ. */
  readonly missing: readonly string[];
  /** Texts of messages that there are not any more. */
  readonly unknown: readonly string[];
}

/** The messages that every locale lacks, and those that it has for nothing. */
export const checkLocales = (): readonly LocaleReport[] => {
  const ids = Object.keys(messagesOf(SOURCE_LOCALE));
  return Object.keys(LOCALES).map((locale) => {
    const own = messagesOf(locale);
    const needsAll = languageOf(locale) !== languageOf(SOURCE_LOCALE);
    return {
      locale,
      missing: needsAll ? ids.filter((id) => !Object.hasOwn(own, id)) : [],
      unknown: Object.keys(own).filter((id) => !ids.includes(id)),
    };
  });
};

/**
 * Messages that no source says. An id stands in a source as a whole text in quotes.
 * @example findUnused(["t('Cart')"]) // every message but "Cart"
 */
export const findUnused = (sources: readonly string[]): readonly string[] => {
  const said = new Set(sources.flatMap(quotedIn));
  return Object.keys(messagesOf(SOURCE_LOCALE)).filter((id) => !said.has(id));
};

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

const quotedIn = (source: string): string[] =>
  [...source.matchAll(QUOTED)].map(([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1'));
