import { z } from 'zod';

/** What the environment says of Attentive. */
export const attentiveEnvironment = z.object({
  ATTENTIVE_API_KEY: z.string().min(1).optional(),
  ATTENTIVE_SIGN_UP_SOURCE_ID: z.string().min(1).optional(),
  ATTENTIVE_WEBHOOK_KEY: z.string().min(1).optional(),
  ATTENTIVE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.attentivemobile.com'),
});

export interface AttentiveKeys {
  readonly apiKey: string;
  readonly signUpSourceId: string;
  /** Null where it sends no webhooks: what its subscribers end there stays unknown here. */
  readonly webhookKey: string | null;
  readonly apiUrl: string;
}

const NEEDED = ['ATTENTIVE_API_KEY', 'ATTENTIVE_SIGN_UP_SOURCE_ID'] as const;

/** What half an account lacks, as told to operators. */
export const missingOfAttentive = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  NEEDED.some((name) => env[name])
    ? NEEDED.filter((name) => !env[name]).map((name) => `${name} is missing: Attentive needs all of its keys`)
    : [];

/** Null without keys: subscriptions are in the store's own database alone. */
export const toAttentiveKeys = (env: z.output<typeof attentiveEnvironment>): AttentiveKeys | null =>
  env.ATTENTIVE_API_KEY && env.ATTENTIVE_SIGN_UP_SOURCE_ID
    ? {
        apiKey: env.ATTENTIVE_API_KEY,
        signUpSourceId: env.ATTENTIVE_SIGN_UP_SOURCE_ID,
        webhookKey: env.ATTENTIVE_WEBHOOK_KEY ?? null,
        apiUrl: env.ATTENTIVE_API_URL,
      }
    : null;
