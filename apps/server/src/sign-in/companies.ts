import { appleSignIn } from '@counterpane/providers/sign-in/apple-sign-in';
import { googleSignIn } from '@counterpane/providers/sign-in/google-sign-in';
import type { SignInCompany } from '@counterpane/providers/sign-in/port';
import { type SignInKeys, signInEnvironment, toSignInKeys } from './company-keys.ts';

/** Of each call: a customer waits for the page that comes after it. */
const TIMEOUT_MS = 5_000;

/** The companies that the store has keys of; in a demo, stand-ins for the others. */
export const signInCompaniesOf = (
  own: SignInKeys,
  sandboxSettings: Readonly<Record<string, string>> = {},
): readonly SignInCompany[] => {
  const sandbox = toSignInKeys(signInEnvironment.parse(sandboxSettings));
  const google = own.google ?? sandbox.google;
  const apple = own.apple ?? sandbox.apple;
  return [
    ...(google ? [googleSignIn({ ...google, timeoutMs: TIMEOUT_MS })] : []),
    ...(apple ? [appleSignIn({ ...apple, timeoutMs: TIMEOUT_MS })] : []),
  ];
};
