/** What a locale brings beside its messages. */
interface LocaleFacts {
  /** In what its country measures lengths and weights. */
  readonly units: 'imperial' | 'metric';
  /** On what its country prints. */
  readonly paper: 'letter' | 'A4';
  /** Whose lists it joins as: none of ours has a comma before its last "and". */
  readonly lists: string;
}

/** The locales of our storefronts. The first of a language is that which is meant where no country is named. */
export const LOCALES = {
  'en-US': { units: 'imperial', paper: 'letter', lists: 'en-GB' },
  'en-GB': { units: 'metric', paper: 'A4', lists: 'en-GB' },
  'en-CA': { units: 'imperial', paper: 'letter', lists: 'en-GB' },
  'fr-CA': { units: 'imperial', paper: 'letter', lists: 'fr-CA' },
  'es-US': { units: 'imperial', paper: 'letter', lists: 'es-US' },
} as const satisfies Readonly<Record<string, LocaleFacts>>;

type Locale = keyof typeof LOCALES;

/** In whose words every message is written first. */
export const SOURCE_LOCALE: Locale = 'en-US';

/** @example languageOf('fr-CA') // "fr" */
export const languageOf = (locale: string): string => locale.slice(0, 2);

/** Ours for a language with its country, or without. @example toLocale('fr') // "fr-CA" */
export const toLocale = (asked: string): Locale =>
  ours().find((locale) => locale === asked) ??
  ours().find((locale) => languageOf(locale) === languageOf(asked)) ??
  SOURCE_LOCALE;

/** Where a message is looked for, one after the other. @example localesFrom('en-GB') // ["en-GB", "en-US"] */
export const localesFrom = (asked: string): readonly Locale[] => {
  const known = chains.get(asked) ?? [...new Set([toLocale(asked), SOURCE_LOCALE])];
  chains.set(asked, known);
  return known;
};

const chains = new Map<string, readonly Locale[]>();

// The keys of a constant are known.
const ours = () => Object.keys(LOCALES) as Locale[];
