import { googleAnalytics } from '@counterpane/providers/analytics/google-analytics/google-analytics';
import type { AnalyticsService } from '@counterpane/providers/analytics/port';
import { traceAnalytics } from '../monitoring/trace-calls.ts';
import type { GoogleAnalyticsKeys } from './google-analytics-keys.ts';

/** Of each call. The outbox makes it: no shopper waits. */
const TIMEOUT_MS = 10_000;

/** What hears of the steps of visits; null where they stay with the store. */
export const analyticsServiceOf = (keys: GoogleAnalyticsKeys | null): AnalyticsService | null =>
  keys && traceAnalytics(googleAnalytics({ ...keys, timeoutMs: TIMEOUT_MS }));
