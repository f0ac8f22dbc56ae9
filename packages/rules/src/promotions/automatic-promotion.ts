import type { ProductKind } from '../options/product.ts';

/**
 * A promotion that needs no code. Within a lane the best one counts for a line; lanes stack in the
 * order given [L23]. `sale-price` brings a line from its list price to its price; `percent`
 * takes basis points off the running price.
 */
export interface AutomaticPromotion {
  readonly id: string;
  readonly title: string;
  readonly lane: string;
  readonly kind: 'sale-price' | 'percent';
  readonly basisPoints: number;
  /** Empty means every product. */
  readonly productKinds: readonly ProductKind[];
  /** It counts from so many units of its kinds on: tiers of "buy more, save more" [D90]. */
  readonly minimumUnits: number;
  /** ISO times; null means open. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Whether a promotion runs at a time. The end is exclusive. */
export const isRunning = (
  { startsAt, endsAt }: Pick<AutomaticPromotion, 'startsAt' | 'endsAt'>,
  now: string,
): boolean =>
  (startsAt === null || Date.parse(startsAt) <= Date.parse(now)) &&
  (endsAt === null || Date.parse(now) < Date.parse(endsAt));
