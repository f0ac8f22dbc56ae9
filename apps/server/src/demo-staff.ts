import { join } from 'node:path';
import type { ApiDeps } from '@counterpane/api/deps';
import { isKnownStaff, newPassword, saveStaff } from '@counterpane/api/staff/accounts';
import { createAuth } from '@counterpane/api/staff/auth';
import type { Config } from './config.ts';
import { getKeptSecret } from './session-secret.ts';

/** How somebody signs in who tries the store. */
export interface DemoStaff {
  readonly email: string;
  readonly password: string;
}

const EMAIL = 'maya@halcyon.example';

/**
 * A member of staff to try the store with, made once. Null for a store with real providers or a database of its own:
 * there an operator makes the accounts (docs/operating.md).
 */
export const seedDemoStaff = async (
  { stripe, databaseUrl, dataFolder }: Pick<Config, 'stripe' | 'databaseUrl' | 'dataFolder'>,
  deps: Pick<ApiDeps, 'database' | 'secret' | 'secureCookies' | 'logger'>,
): Promise<DemoStaff | null> => {
  if (stripe !== null || databaseUrl !== null) return null;
  let isNew = false;
  const password = await getKeptSecret(join(dataFolder, 'staff-password'), () => {
    isNew = true;
    return newPassword();
  });
  if (isNew || !(await isKnownStaff(deps.database, EMAIL)))
    await saveStaff(createAuth(deps), deps.database, {
      name: 'Maya',
      email: EMAIL,
      role: 'manager',
      password,
    });
  return { email: EMAIL, password };
};
