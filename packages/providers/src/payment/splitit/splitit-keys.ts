import { z } from 'zod';

/** What the environment says of SplitIt. */
export const splititEnvironment = z.object({
  SPLITIT_CLIENT_ID: z.string().optional(),
  SPLITIT_CLIENT_SECRET: z.string().optional(),
  SPLITIT_APPLICATION_ID: z.string().optional(),
  SPLITIT_WEBHOOK_PUBLIC_KEY: z.string().includes('BEGIN PUBLIC KEY').optional(),
  // SplitIt's pages do not describe the script: without it its own page asks [R041].
  SPLITIT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  SPLITIT_API_URL: z.url().default('https://web-api-v3.production.splitit.com'),
  SPLITIT_IDENTITY_URL: z.url().default('https://id.production.splitit.com'),
});

export const SPLITIT_NEEDED = [
  'SPLITIT_CLIENT_ID',
  'SPLITIT_CLIENT_SECRET',
  'SPLITIT_APPLICATION_ID',
  'SPLITIT_WEBHOOK_PUBLIC_KEY',
] as const;

interface SplititKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  /** SplitIt's terminal. */
  readonly applicationId: string;
  /** A PEM. */
  readonly webhookPublicKey: string;
  /** The script of its form; null where SplitIt's own page asks. */
  readonly scriptUrl: string | null;
  readonly apiUrl: string;
  readonly identityUrl: string;
}

/** Null when the shop has no account there. */
export const toSplititKeys = (env: z.output<typeof splititEnvironment>): SplititKeys | null => {
  const { SPLITIT_CLIENT_ID: clientId, SPLITIT_CLIENT_SECRET: clientSecret } = env;
  const { SPLITIT_APPLICATION_ID: applicationId, SPLITIT_WEBHOOK_PUBLIC_KEY: webhookPublicKey } = env;
  if (!clientId || !clientSecret || !applicationId || !webhookPublicKey) return null;
  return {
    clientId,
    clientSecret,
    applicationId,
    webhookPublicKey,
    scriptUrl: env.SPLITIT_SCRIPT_URL ?? null,
    apiUrl: env.SPLITIT_API_URL,
    identityUrl: env.SPLITIT_IDENTITY_URL,
  };
};
