/**
 * Cents, in the currency of the order. Goods of more than this leave for nothing only when a person has agreed: a code
 * that gives too much, or that is passed around, costs a few small orders before it is noticed and no mattress.
 */
export const FREE_ORDER_CEILING = 50_000;

/** The reason that is stored with an order whose goods cost nothing, and which therefore waits for a person. */
export const REVIEW_REASON = 'free_order';

/** In hundredths: goods that cost less of their worth cost nothing, as far as the ceiling goes. */
const NEARLY_NOTHING_PERCENT = 5;

/** What an order's goods are worth before all discounts, and what is paid for them, in cents. */
export interface GoodsValue {
  readonly worthCents: number;
  readonly paidCents: number;
}

/**
 * Whether an order whose goods cost nothing, or nearly nothing, waits for a person [R021]. Without a ceiling (null, in a demo)
 * none does.
 * @example needsReviewForFree({ worthCents: 99_500, paidCents: 0 }, FREE_ORDER_CEILING) // true
 */
export const needsReviewForFree = (
  { worthCents, paidCents }: GoodsValue,
  ceilingCents: number | null,
): boolean =>
  ceilingCents !== null && worthCents > ceilingCents && paidCents * 100 < worthCents * NEARLY_NOTHING_PERCENT;
