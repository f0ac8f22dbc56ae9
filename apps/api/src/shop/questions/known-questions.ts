import type { ShownQuestion } from '@counterpane/contract/reviews/reviews';
import { LRUCache } from 'lru-cache';
import type { OrderDeps } from '../../order/deps.ts';
import { latestAnswers, shownQuestion } from './store.ts';

/** So many stand on the page of a product. */
const QUESTIONS_SHOWN = 3;

const TRUE_FOR_MS = 60_000;

type Known = ReadonlyMap<string, ShownQuestion[]>;

/**
 * The latest answers about a product, by its inventory key, as they were known a minute ago at most. Those of all products are
 * read at once: a crawler that opens every page must not have the database asked for each.
 */
export const rememberQuestions = ({
  database,
  clock,
}: Pick<OrderDeps, 'database' | 'clock'>): ((inventoryKey: string) => Promise<ShownQuestion[]>) => {
  const known = new LRUCache<'all', Known>({
    ...{ max: 1, ttl: TRUE_FOR_MS, ttlResolution: 0 },
    perf: { now: () => clock.now() },
    fetchMethod: async () => {
      const groups = Map.groupBy(
        await latestAnswers(database.db, QUESTIONS_SHOWN),
        ({ inventoryKey }) => inventoryKey,
      );
      return new Map([...groups].map(([key, questions]) => [key, questions.map(shownQuestion)]));
    },
  });
  return async (inventoryKey) => (await known.forceFetch('all')).get(inventoryKey) ?? [];
};
