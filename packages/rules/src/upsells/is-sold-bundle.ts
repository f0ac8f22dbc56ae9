import type { Flags } from '../flags.ts';

/** The product that the flag `premierBundle` switches. */
const PREMIER_BUNDLE = 'premier-bundle';

/**
 * Whether a sleep bundle is sold at all: the Premier Bundle only with the flag `premierBundle` ([C3], feature flags).
 * @example isSoldBundle('premier-bundle', { premierBundle: false }) // false
 */
export const isSoldBundle = (productName: string, { premierBundle }: Pick<Flags, 'premierBundle'>): boolean =>
  premierBundle || productName !== PREMIER_BUNDLE;
