import type { ShownQuestion } from '@counterpane/contract/reviews/reviews';
import { LRUCache } from 'lru-cache';
import type { OrderDeps } from '../../order/deps.ts';
import { answeredQuestions, shownQuestion } from './store.ts';

/** So many stand on the page of a product. */
const QUESTIONS_SHOWN = 3;

/** A page of a product in another size, language or storefront asks the same. */
const TRUE_FOR_MS = 60_000;
const MOST_PRODUCTS = 2_000;

/** The latest answers about each product, by its inventory key, as they were known a minute ago at most. */
export const rememberQuestions = ({
  database,
  clock,
}: Pick<OrderDeps, 'database' | 'clock'>): LRUCache<string, ShownQuestion[]> =>
  new LRUCache({
    ...{ max: MOST_PRODUCTS, ttl: TRUE_FOR_MS, ttlResolution: 0 },
    perf: { now: () => clock.now() },
    fetchMethod: async (inventoryKey) =>
      (await answeredQuestions(database.db, inventoryKey, QUESTIONS_SHOWN)).map(shownQuestion),
  });
