import { z } from 'zod';

/** What the environment says of Truemed. */
export const truemedEnvironment = z.object({
  TRUEMED_API_KEY: z.string().optional(),
  TRUEMED_WEBHOOK_SECRET: z.string().optional(),
  TRUEMED_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.truemed.com'),
  TRUEMED_PAGE_URL: z.url({ protocol: /^https?$/ }).default('https://app.truemed.com'),
});

export const TRUEMED_NEEDED = ['TRUEMED_API_KEY', 'TRUEMED_WEBHOOK_SECRET'] as const;

interface TruemedKeys {
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  /** Where its pages are, which are shown in a frame. */
  readonly pageUrl: string;
}

/** Null when the shop has no account there. */
export const toTruemedKeys = (env: z.output<typeof truemedEnvironment>): TruemedKeys | null => {
  const { TRUEMED_API_KEY: apiKey, TRUEMED_WEBHOOK_SECRET: webhookSecret } = env;
  if (!apiKey || !webhookSecret) return null;
  return { apiKey, webhookSecret, apiUrl: env.TRUEMED_API_URL, pageUrl: env.TRUEMED_PAGE_URL };
};
