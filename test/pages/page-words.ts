import { messagesOf } from '@counterpane/messages/read-catalogues';

/** What a shopper reads of a page, piece by piece: its texts, and what its pictures and fields are called. */
export const piecesOf = (html: string): string[] => {
  const shown = shownIn(html);
  const called = [...shown.matchAll(/ (?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)];
  return [...shown.split(/<[^>]*>/), ...called.map(([, text = '']) => text)]
    .map((text) => decode(text).trim())
    .filter((text) => text !== '' && !/^(?:\/|https?:)/.test(text));
};

/** A page without what only a browser reads. */
export const shownIn = (html: string): string =>
  html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '');

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Pieces of a page in another language that are English: whole texts of our pages that this language says in other
 * words, and uses for nothing else.
 * @example englishOn('<label>Color</label>', 'fr-CA') // ["Color"]
 */
export const englishOn = (html: string, locale: string): string[] => {
  const english = englishTexts.get(locale) ?? englishBeside(locale);
  englishTexts.set(locale, english);
  return piecesOf(html).filter((piece) => english.has(piece));
};

/** By locale: hundreds of pages are compared with the same texts. */
const englishTexts = new Map<string, ReadonlySet<string>>();

/** The English texts that a locale says in other words. */
const englishBeside = (locale: string): ReadonlySet<string> => {
  const messages = Object.entries(messagesOf(locale));
  const said = new Set(messages.map(([, text]) => text));
  return new Set(messages.flatMap(([id, text]) => (id === text || said.has(id) ? [] : [id])));
};

const AMERICAN = [
  // Names of sizes: "full" is a word of its own besides.
  /\b(?:[Tt]wins?|[Qq]ueens?|[Cc]al [Kk]ing|[Ss]plit [Kk]ing)\b|(?:^|, )Full(?:,|$)|\b[Ff]ull mattress/,
  // "800 in a king" is no length, and neither is "300 in sateen".
  /\binch|\d in(?: [a-z]+)?$(?<! sateen)|\d in (?:high|wide|deep|pockets)\b|\blbs?\b|\bpounds?\b/i,
  /\bcolors?\b|\bgray\b/i,
];

/** Pieces of a page of the United Kingdom that are American: sizes, units and spellings. */
export const americanOn = (html: string): string[] =>
  piecesOf(html).filter((piece) => AMERICAN.some((pattern) => pattern.test(piece)));
