import type { Flags } from '../flags/flags.ts';

/** The three sleep bundles by the name of their product (catalogue section 3). */
export const SLEEP_BUNDLE_LABELS = {
  'serenity-bundle': 'Serenity Bundle (free with mattress)',
  'tranquility-bundle': 'Tranquility Bundle',
  'premier-bundle': 'Premier Bundle',
} as const;

/** What the flag `premierBundle` is about. */
export const PREMIER_BUNDLE = 'premier-bundle';

/**
 * Whether a sleep bundle is sold at all: the Premier Bundle only with the flag `premierBundle` (catalogue
 * section 3, feature flags).
 * @example isSoldBundle('premier-bundle', { premierBundle: false }) // false
 */
export const isSoldBundle = (productName: string, { premierBundle }: Pick<Flags, 'premierBundle'>): boolean =>
  premierBundle || productName !== PREMIER_BUNDLE;

/** What is in every sleep bundle, as its labels say (catalogue section 3, comboItemData). */
export const SLEEP_BUNDLE_ITEMS = ['Sheets', 'Mattress Protector', 'Pillows'] as const;

/**
 * What a shopper reads for a sleep bundle, or null for any other product.
 * @example sleepBundleLabel('serenity-bundle') // "Serenity Bundle (free with mattress)"
 */
export const sleepBundleLabel = (productName: string): string | null =>
  Object.entries(SLEEP_BUNDLE_LABELS).find(([name]) => name === productName)?.[1] ?? null;
