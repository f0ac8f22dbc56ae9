import type { ProductKind } from '../options/product.ts';
import type { PromotionKind } from './discounts.ts';

/**
 * A promotion that needs no code. Within a lane the best one counts for a line; lanes stack in the
 * order given [L23]. What it takes off depends on its kind.
 */
export interface AutomaticPromotion {
  readonly id: string;
  readonly title: string;
  readonly lane: string;
  readonly kind: PromotionKind;
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
