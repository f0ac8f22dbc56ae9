import { z } from 'zod';

/** What the environment says of Google Analytics. */
export const googleAnalyticsEnvironment = z.object({
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  GA4_API_SECRET: z.string().min(1).optional(),
  GA4_API_URL: z.url({ protocol: /^https?$/ }).default('https://www.google-analytics.com'),
});

export interface GoogleAnalyticsKeys {
  readonly measurementId: string;
  readonly apiSecret: string;
  readonly apiUrl: string;
}

const NEEDED = ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'] as const;

/** What half an account lacks, as told to operators. */
export const missingOfGoogleAnalytics = (
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] =>
  NEEDED.some((name) => env[name])
    ? NEEDED.filter((name) => !env[name]).map((name) => `${name} is missing: Google Analytics needs both`)
    : [];

/** Null without keys: the steps of visits stay in the store's own database. */
export const toGoogleAnalyticsKeys = (
  env: z.output<typeof googleAnalyticsEnvironment>,
): GoogleAnalyticsKeys | null =>
  env.GA4_MEASUREMENT_ID && env.GA4_API_SECRET
    ? { measurementId: env.GA4_MEASUREMENT_ID, apiSecret: env.GA4_API_SECRET, apiUrl: env.GA4_API_URL }
    : null;
