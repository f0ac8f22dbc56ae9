/**
 * Cents, in the currency of the order. Goods of more than this leave for nothing only when a person has agreed: a code
 * that gives too much, or that is passed around, costs a few small orders before it is noticed and no mattress.
 */
export const FREE_ORDER_CEILING = 50_000;

/**
 * Whether an order that costs nothing waits for a person: by what its goods are worth before all discounts. Without a
 * ceiling (null, in a demo) none does.
 * @example needsReviewForFree(99_500, FREE_ORDER_CEILING) // true
 */
export const needsReviewForFree = (valueCents: number, ceilingCents: number | null): boolean =>
  ceilingCents !== null && valueCents > ceilingCents;
