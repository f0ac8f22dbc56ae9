import type { ExperimentService } from '@counterpane/providers/experiments/port';
import type { OrderDeps } from '../order/deps.ts';
import type { CachedReviews } from './reviews/cached-reviews.ts';

/** What pages, search and reviews are built from. */
export interface ShopDeps extends OrderDeps {
  /** Services that publish reviews, by the key of their brand; the reviews of other brands are in the store's own database. */
  readonly reviewServices: ReadonlyMap<string, CachedReviews>;
  /** Services that decide what visitors see of experiments, by the key of their brand; the store itself decides for others. */
  readonly experimentServices: ReadonlyMap<string, ExperimentService>;
  /** By which numbers ways to recommend are known [K9]. */
  readonly environment: 'production' | 'test';
  /** Forgets the kept pages with one of these tags in this process, or all of them. */
  readonly purgePages?: (tags: readonly string[] | null) => void;
}
