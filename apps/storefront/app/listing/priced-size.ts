import type { Card } from '@counterpane/contract/pages';

/**
 * The size that every price of a list is for, as it stands within a sentence; null where they are for several, or for
 * none.
 * @example findPricedSize(mattresses) // "queen"
 */
export const findPricedSize = (cards: readonly Pick<Card, 'size'>[]): string | null => {
  const [size = null, ...others] = new Set(cards.map((card) => card.size));
  return size === null || others.length > 0 ? null : size.toLowerCase().replace(/\bxl\b/, 'XL');
};
