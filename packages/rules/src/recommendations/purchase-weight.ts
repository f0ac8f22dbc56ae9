/** After so many days a purchase counts half: a bed is bought with what goes with it this season, not three years ago. */
export const HALF_LIFE_DAYS = 90;

const HALF_LIFE_MS = HALF_LIFE_DAYS * 86_400_000;
/** Any time would do: only the ratio of two weights says something. */
const LANDMARK_MS = Date.UTC(2026, 0, 1);

/**
 * How much a purchase counts against others [R054] (forward decay: Cormode and others, "Forward decay: a practical time decay model for
 * streaming systems", 2009). It grows with time and never changes afterwards, so that sums of weights are only ever added
 * to; divided by the weight of now, a sum is a count in which old purchases have faded.
 * @param at milliseconds
 * @example purchaseWeight(now - 90 * 86_400_000) / purchaseWeight(now) // 0.5
 */
export const purchaseWeight = (at: number): number => 2 ** ((at - LANDMARK_MS) / HALF_LIFE_MS);
