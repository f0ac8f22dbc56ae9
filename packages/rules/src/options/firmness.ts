/** How firm a mattress lies [C3]. */
export const FIRMNESSES = ['soft', 'firm', 'luxury-firm'] as const;
type Firmness = (typeof FIRMNESSES)[number];

/** What a page starts with before the shopper has chosen [C3]. */
export const DEFAULT_FIRMNESS: Firmness = 'soft';

/** What else they are called [D44]. */
const ALIASES: ReadonlyMap<string, Firmness> = new Map([
  ['plush', 'soft'],
  ['medium', 'luxury-firm'],
]);

/**
 * Reads a firmness in any spelling; null when it is none.
 * @example findFirmness('Plush') // "soft"
 */
export const findFirmness = (text: string): Firmness | null => {
  const bare = text
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-');
  return ALIASES.get(bare) ?? FIRMNESSES.find((firmness) => firmness === bare) ?? null;
};
