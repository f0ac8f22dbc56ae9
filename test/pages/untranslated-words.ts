import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { outsideBrackets } from '@counterpane/messages/pseudo-locale';
import { BILLING_TERRITORIES, US_STATES } from '@counterpane/rules/address/states';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { piecesOf, shownIn } from './page-words.ts';

/** Pieces of a page whose messages stand in brackets that are neither in a message, nor copy, nor any of these words. */
export const untranslatedWords = (html: string, typed: readonly string[]): string[] =>
  piecesOf(outsideBrackets(shownIn(html)))
    .filter((piece) => !KNOWN.has(plain(piece)))
    .flatMap((piece) => piece.split(BETWEEN).map(plain))
    .filter((part) => /\p{L}{2}/u.test(part) && !KNOWN.has(part) && !typed.includes(part))
    .filter((part) => !FIGURE.test(part));

/** What stands between the names of a list, a title and its brand, a thing and how many of it. */
const BETWEEN = /[,:|/×·]/;

/** Days and measures are written by the locale, with no message but for what is in parentheses; an order has a number. */
const FIGURE =
  /^(?:[2-9A-Z]{4}-[2-9A-Z]{4}|Mon|Tue|Wed|Thu|Fri|Sat|Sun|(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?) \d+|[\d.]+ (?:in|lbs)(?: in \w+| \(\))?)$/;

/** A gap of a text of the catalogue is filled with a message, or with an amount. */
const plain = (text: string): string =>
  text
    .replace(/\{[^}]*\}|\$[\d,]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const CATALOGUE = shippedCatalogue();

/** What is written in it, and in code for it: what other languages have their own words for. */
const COPY = [
  ...textsIn(CATALOGUE),
  ...Object.values(CATALOGUE.languages).flatMap(({ texts }) => Object.keys(texts)),
].map(plain);

interface Spoken {
  readonly country: string;
  readonly language: string;
  readonly otherLanguages: readonly string[];
}

/** Countries and languages, each in its own language. */
const namedByPlatform = ({ country, language, otherLanguages }: Spoken): string[] =>
  [language, ...otherLanguages].flatMap((each) => [
    new Intl.DisplayNames(each, { type: 'region' }).of(country) ?? country,
    new Intl.DisplayNames(each, { type: 'language' }).of(each) ?? each,
  ]);

const KNOWN: ReadonlySet<string> = new Set([
  ...COPY,
  ...COPY.flatMap((text) => text.split(BETWEEN).map(plain)),
  ...[...US_STATES, ...BILLING_TERRITORIES].map(({ title }) => title),
  ...PAYMENT_METHODS.map(({ label }) => label),
  ...CATALOGUE.brands.flatMap(({ brand }) => brand.storefronts.flatMap(namedByPlatform)),
  // For programs.
  ...['width=device-width', 'initial-scale=1', 'website', 'image', 'png', 'webp', 'summary_large_image'],
  ...['noindex', 'nofollow'],
]);
