import { z } from 'zod';

/** What the environment says of Affirm. */
export const affirmEnvironment = z.object({
  AFFIRM_PUBLIC_KEY: z.string().optional(),
  AFFIRM_PRIVATE_KEY: z.string().optional(),
  AFFIRM_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.affirm.com'),
});

export const AFFIRM_NEEDED = ['AFFIRM_PUBLIC_KEY', 'AFFIRM_PRIVATE_KEY'] as const;

interface AffirmKeys {
  readonly publicKey: string;
  /** Signs webhooks too. */
  readonly privateKey: string;
  readonly apiUrl: string;
}

/** Null when the shop has no account there. */
export const toAffirmKeys = (env: z.output<typeof affirmEnvironment>): AffirmKeys | null => {
  const { AFFIRM_PUBLIC_KEY: publicKey, AFFIRM_PRIVATE_KEY: privateKey } = env;
  return publicKey && privateKey ? { publicKey, privateKey, apiUrl: env.AFFIRM_API_URL } : null;
};
