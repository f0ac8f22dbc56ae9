import { z } from 'zod';
import type { AffirmKeyPair } from './affirm-account.ts';

/** What the environment says of Affirm. */
export const affirmEnvironment = z.object({
  AFFIRM_PUBLIC_KEY: z.string().optional(),
  AFFIRM_PRIVATE_KEY: z.string().optional(),
  // An account in Canada has a pair of its own.
  AFFIRM_PUBLIC_KEY_CA: z.string().optional(),
  AFFIRM_PRIVATE_KEY_CA: z.string().optional(),
  AFFIRM_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.global.affirm.com'),
});

export const AFFIRM_NEEDED = ['AFFIRM_PUBLIC_KEY', 'AFFIRM_PRIVATE_KEY'] as const;

interface AffirmKeys extends AffirmKeyPair {
  readonly apiUrl: string;
  /** Null where loans are had in the United States alone. */
  readonly canada: AffirmKeyPair | null;
}

/** Null when the shop has no account there. */
export const toAffirmKeys = (env: z.output<typeof affirmEnvironment>): AffirmKeys | null => {
  const usa = findPair(env.AFFIRM_PUBLIC_KEY, env.AFFIRM_PRIVATE_KEY);
  const canada = findPair(env.AFFIRM_PUBLIC_KEY_CA, env.AFFIRM_PRIVATE_KEY_CA);
  return usa && { ...usa, apiUrl: env.AFFIRM_API_URL, canada };
};

const findPair = (publicKey: string | undefined, privateKey: string | undefined): AffirmKeyPair | null =>
  publicKey && privateKey ? { publicKey, privateKey } : null;
