import { z } from 'zod';
import type { AffirmKeyPair } from './affirm-account.ts';

/** What the environment says of Affirm. */
export const affirmEnvironment = z
  .object({
    AFFIRM_PUBLIC_KEY: z.string().optional(),
    AFFIRM_PRIVATE_KEY: z.string().optional(),
    // An account in Canada has a pair of its own, beside that of the United States.
    AFFIRM_PUBLIC_KEY_CA: z.string().optional(),
    AFFIRM_PRIVATE_KEY_CA: z.string().optional(),
    AFFIRM_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.global.affirm.com'),
    // The script that writes Affirm's own line on product pages, which stay without where it is not named.
    AFFIRM_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  })
  .superRefine((settings, context) => {
    if (!CANADIAN.some((name) => settings[name])) return;
    for (const name of CANADIAN.filter((one) => !settings[one]))
      context.addIssue({ code: 'custom', path: [name], message: 'an account has both of its keys' });
    for (const name of AFFIRM_NEEDED.filter((one) => !settings[one]))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'an account in Canada stands beside one in the United States',
      });
  });

const CANADIAN = ['AFFIRM_PUBLIC_KEY_CA', 'AFFIRM_PRIVATE_KEY_CA'] as const;

export const AFFIRM_NEEDED = ['AFFIRM_PUBLIC_KEY', 'AFFIRM_PRIVATE_KEY'] as const;

export interface AffirmKeys extends AffirmKeyPair {
  readonly apiUrl: string;
  /** The script that writes Affirm's line on product pages; null where they have ours alone. */
  readonly scriptUrl: string | null;
  /** Null where loans are had in the United States alone. */
  readonly canada: AffirmKeyPair | null;
}

/** Null when the shop has no account there. */
export const toAffirmKeys = (env: z.output<typeof affirmEnvironment>): AffirmKeys | null => {
  const usa = findPair(env.AFFIRM_PUBLIC_KEY, env.AFFIRM_PRIVATE_KEY);
  const canada = findPair(env.AFFIRM_PUBLIC_KEY_CA, env.AFFIRM_PRIVATE_KEY_CA);
  return usa && { ...usa, apiUrl: env.AFFIRM_API_URL, scriptUrl: env.AFFIRM_SCRIPT_URL ?? null, canada };
};

const findPair = (publicKey: string | undefined, privateKey: string | undefined): AffirmKeyPair | null =>
  publicKey && privateKey ? { publicKey, privateKey } : null;
