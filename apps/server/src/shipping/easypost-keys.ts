import { z } from 'zod';

/** What the environment says of EasyPost. */
export const easypostEnvironment = z.object({
  EASYPOST_API_KEY: z.string().min(1).optional(),
  EASYPOST_WEBHOOK_SECRET: z.string().min(1).optional(),
  EASYPOST_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.easypost.com'),
});

export interface EasypostKeys {
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

const NEEDED = ['EASYPOST_API_KEY', 'EASYPOST_WEBHOOK_SECRET'] as const;

/** What half an account lacks, as told to operators: labels without news of their parcels, or news of none. */
export const missingOfEasypost = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  NEEDED.some((name) => env[name])
    ? NEEDED.filter((name) => !env[name]).map((name) => `${name} is missing: EasyPost needs all of its keys`)
    : [];

/** Null without keys: staff type carriers and tracking numbers. */
export const toEasypostKeys = (env: z.output<typeof easypostEnvironment>): EasypostKeys | null =>
  env.EASYPOST_API_KEY && env.EASYPOST_WEBHOOK_SECRET
    ? {
        apiKey: env.EASYPOST_API_KEY,
        webhookSecret: env.EASYPOST_WEBHOOK_SECRET,
        apiUrl: env.EASYPOST_API_URL,
      }
    : null;
