import type { RankedFor } from '@counterpane/rules/recommendations/rank-recommendations';

/** What was bought together, and when, in milliseconds. */
export interface Basket {
  readonly items: readonly RankedFor[];
  readonly at: number;
}
