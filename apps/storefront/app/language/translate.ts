import { BRITISH } from './british.ts';
import { languageOf } from './locale.ts';
import type { Messages } from './messages.ts';

/** Values that fill the gaps of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Says an English text in the page's language; the English text is the message's id. */
export type Translate = (text: string, values?: Values) => string;

/**
 * By language, or language and country. A page in English loads none but the few of the United Kingdom; the others add
 * theirs before anything is drawn.
 */
const known = new Map<string, Messages>([['en-GB', BRITISH]]);

/** Makes a language known. @example addMessages('fr', FRENCH) */
export const addMessages = (language: string, messages: Messages): void => {
  known.set(language, messages);
};

/** Of a locale, or of a language alone. @example translator('en-US')('Save {amount}', { amount: '$300' }) // "Save $300" */
export const translator =
  (locale: string): Translate =>
  (text, values = {}) =>
    (known.get(locale)?.[text] ?? known.get(languageOf(locale))?.[text] ?? text).replace(
      /\{(\w+)\}/g,
      (gap, name: string) => read(values[name] ?? gap, languageOf(locale)),
    );

/** A number has the comma of its language. */
const read = (value: string | number, language: string): string =>
  typeof value === 'number' && language === 'fr' ? value.toLocaleString('fr-CA') : String(value);
