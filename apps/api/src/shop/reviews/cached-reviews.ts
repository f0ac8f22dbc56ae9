import type { FoundReviews, ReviewQuery, ReviewService } from '@counterpane/providers/reviews/port';
import { REVIEWS_PER_PAGE } from '@counterpane/rules/reviews/review-counts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';

/** How long an answer of a service counts [C7, C9]. */
const FRESH_MS = 3_600_000;
const MOST_ANSWERS = 2_000;

/** What a page asks for: the newest of a product. */
export const FIRST_PAGE: ReviewQuery = { scores: [], sort: 'newest', page: 1, perPage: REVIEWS_PER_PAGE };

/** A service whose answers are kept for an hour. */
export interface CachedReviews extends ReviewService {
  /** The first reviews of a product as they were last heard of, without asking: a page waits for nobody. */
  findKnown(inventoryKey: string): FoundReviews | null;
}

/**
 * Each question goes to the service once an hour, also while many ask it at once. A failure is not kept: the next to ask tries
 * again.
 */
export const cachedReviews = (service: ReviewService, clock: Clock): CachedReviews => {
  const kept = new LRUCache<string, Promise<unknown>>({
    ...{ max: MOST_ANSWERS, ttl: FRESH_MS, ttlResolution: 0 },
    perf: { now: () => clock.now() },
  });
  const known = new LRUCache<string, FoundReviews>({ max: MOST_ANSWERS });

  const ask = <Answer>(key: readonly unknown[], call: () => Promise<Answer>): Promise<Answer> => {
    const name = JSON.stringify(key);
    const found = kept.get(name);
    // What was kept under the name of a question is its answer.
    if (found) return found as Promise<Answer>;
    const answer = call();
    kept.set(name, answer);
    answer.catch(() => kept.delete(name));
    return answer;
  };

  return {
    id: service.id,
    bottomline: (inventoryKey) => ask(['bottomline', inventoryKey], () => service.bottomline(inventoryKey)),
    filter: (inventoryKey, query) =>
      ask(['filter', inventoryKey, query], () => service.filter(inventoryKey, query)),
    list: (inventoryKey, query) =>
      ask(['list', inventoryKey, query], async () => {
        const found = await service.list(inventoryKey, query);
        if (isFirstPage(query)) known.set(inventoryKey, found);
        return found;
      }),
    album: (name, page, perPage) =>
      ask(['album', name, page, perPage], () => service.album(name, page, perPage)),
    findKnown: (inventoryKey) => known.get(inventoryKey) ?? null,
  };
};

const isFirstPage = (query: ReviewQuery): boolean => JSON.stringify(query) === JSON.stringify(FIRST_PAGE);
