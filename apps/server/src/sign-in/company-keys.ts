import type { AppleKeys } from '@counterpane/providers/sign-in/apple-sign-in';
import type { GoogleKeys } from '@counterpane/providers/sign-in/google-sign-in';
import { z } from 'zod';

const text = z.string().min(1).optional();

/** What the environment says of companies whose accounts sign customers in. */
export const signInEnvironment = z.object({
  GOOGLE_SIGN_IN_ID: text,
  GOOGLE_SIGN_IN_SECRET: text,
  GOOGLE_SIGN_IN_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  APPLE_SIGN_IN_ID: text,
  APPLE_SIGN_IN_TEAM: text,
  APPLE_SIGN_IN_KEY_ID: text,
  /** PEM; `\n` may stand for the ends of its lines. */
  APPLE_SIGN_IN_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('-----BEGIN PRIVATE KEY-----'), 'a private key in PEM')
    .optional(),
  APPLE_SIGN_IN_ISSUER: z.url({ protocol: /^https?$/ }).default('https://appleid.apple.com'),
});

export interface SignInKeys {
  readonly google: GoogleKeys | null;
  readonly apple: AppleKeys | null;
}

const NEEDED = {
  Google: ['GOOGLE_SIGN_IN_ID', 'GOOGLE_SIGN_IN_SECRET'],
  Apple: ['APPLE_SIGN_IN_ID', 'APPLE_SIGN_IN_TEAM', 'APPLE_SIGN_IN_KEY_ID', 'APPLE_SIGN_IN_KEY'],
} as const;

/** What half an account lacks, as told to operators. */
export const missingOfSignIn = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.entries(NEEDED).flatMap(([company, names]) =>
    names.some((name) => env[name])
      ? names
          .filter((name) => !env[name])
          .map((name) => `${name} is missing: ${company} needs all of its keys`)
      : [],
  );

/** A company is null without keys: its button is not shown. */
export const toSignInKeys = (env: z.output<typeof signInEnvironment>): SignInKeys => ({
  google:
    env.GOOGLE_SIGN_IN_ID && env.GOOGLE_SIGN_IN_SECRET
      ? {
          clientId: env.GOOGLE_SIGN_IN_ID,
          clientSecret: env.GOOGLE_SIGN_IN_SECRET,
          issuer: env.GOOGLE_SIGN_IN_ISSUER,
        }
      : null,
  apple:
    env.APPLE_SIGN_IN_ID && env.APPLE_SIGN_IN_TEAM && env.APPLE_SIGN_IN_KEY_ID && env.APPLE_SIGN_IN_KEY
      ? {
          clientId: env.APPLE_SIGN_IN_ID,
          teamId: env.APPLE_SIGN_IN_TEAM,
          keyId: env.APPLE_SIGN_IN_KEY_ID,
          privateKey: env.APPLE_SIGN_IN_KEY,
          issuer: env.APPLE_SIGN_IN_ISSUER,
        }
      : null,
});
