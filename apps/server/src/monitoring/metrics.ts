import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface PageCacheStats {
  readonly hits: number;
  readonly stale: number;
  readonly misses: number;
  readonly pages: number;
  readonly bytes: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Figures that the database knows, by what they are. */
type ReadFigures = () => Promise<Readonly<Record<string, number>>>;

interface MetricsSources {
  readonly pageCacheStats: () => PageCacheStats;
  /** By what it is: `refunds_pending` and so on. */
  readonly countUnfinishedWork: ReadFigures;
  /** `orders`, `units` and `oldest_seconds` of unpaid orders that hold stock. */
  readonly readUnpaidReservations: ReadFigures;
}

/** What an operator watches: how long requests take, what is unfinished, how well pages are kept, how the process feels. */
export const createMetrics = ({
  pageCacheStats,
  countUnfinishedWork,
  readUnpaidReservations,
}: MetricsSources) => {
  const register = new Registry();
  // Event loop lag, memory, garbage collection.
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer. Pages sent from the page cache are counted apart.',
    labelNames: ['route', 'brand', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  watchPageCache(register, pageCacheStats);
  watchFigures(register, countUnfinishedWork, {
    name: 'unfinished_work',
    help: 'Payments, refunds and messages that are begun and not finished.',
  });
  watchFigures(register, readUnpaidReservations, {
    name: 'unpaid_reservations',
    help: 'Stock that unpaid orders hold: orders, units, and seconds since the oldest was placed.',
  });
  return {
    observe: (labels: { route: string; brand: string; status: number }, seconds: number): void =>
      duration.observe(labels, seconds),
    async send(res: ServerResponse): Promise<void> {
      const text = await register.metrics();
      res.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text);
    },
  };
};

/** Gauges are read when metrics are requested: the fast path only increments an integer. */
const watchPageCache = (register: Registry, stats: () => PageCacheStats): void => {
  const total = new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for public pages, by how they were answered.',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      const { hits, stale, misses } = stats();
      this.reset();
      this.inc({ outcome: 'hit' }, hits);
      this.inc({ outcome: 'stale' }, stale);
      this.inc({ outcome: 'miss' }, misses);
    },
  });
  const size = new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes that the kept pages take.',
    registers: [],
    collect() {
      this.set(stats().bytes);
    },
  });
  register.registerMetric(total);
  register.registerMetric(size);
};

/** The same in every process, for the database knows them. Without its answer the other numbers still come. */
const watchFigures = (
  register: Registry,
  read: ReadFigures,
  { name, help }: { readonly name: string; readonly help: string },
): void => {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['what'],
    registers: [],
    async collect() {
      this.reset();
      const figures = await read().catch(() => ({}));
      for (const [what, value] of Object.entries(figures)) this.set({ what }, value);
    },
  });
  register.registerMetric(gauge);
};
