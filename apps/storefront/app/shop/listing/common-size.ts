import type { Card } from '@counterpane/contract/pages/pages';

type Sized = Pick<Card, 'size'>;

/** The size that every price of a list is for; null where they are for several, or for none. */
export const findCommonSize = (cards: readonly Sized[]): string | null => {
  const [size = null, ...others] = new Set(cards.map((card) => card.size));
  return others.length > 0 ? null : size;
};

/**
 * The same as it stands within a sentence.
 * @example findPricedSize(mattresses) // "queen"
 */
export const findPricedSize = (cards: readonly Sized[]): string | null =>
  findCommonSize(cards)
    ?.toLowerCase()
    .replace(/\bxl\b/, 'XL') ?? null;
