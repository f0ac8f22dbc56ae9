import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiDeps } from '@counterpane/api/app';
import { isKnownStaff, newPassword, removeStaff, saveStaff } from '@counterpane/api/staff/sign-in/accounts';
import { createAuth } from '@counterpane/api/staff/sign-in/auth';
import type { Config } from '../config.ts';
import { getStoredSecret } from './session-secret.ts';

/** The sign-in of a demo's member of staff. */
export interface DemoStaff {
  readonly email: string;
  readonly password: string;
}

const EMAIL = 'maya@halcyon.example';

type Deps = Pick<ApiDeps, 'database' | 'secret' | 'secureCookies' | 'passwordCost' | 'logger'>;

/**
 * A member of staff to try the store with, made once. Null for a store that takes real money, that others than this
 * machine reach, or that has a database server: there an operator makes the accounts (docs/operating.md), and an
 * account from the days before ends.
 */
export const seedDemoStaff = async (
  { hasDemoPeople, dataFolder }: Pick<Config, 'hasDemoPeople' | 'dataFolder'>,
  deps: Deps,
): Promise<DemoStaff | null> => {
  const file = join(dataFolder, 'staff-password');
  if (!hasDemoPeople) {
    await endDemoStaff(file, deps);
    return null;
  }
  let isNew = false;
  const password = await getStoredSecret(file, () => {
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

/** The password has stood in terminals and logs: account, sessions and file go. */
const endDemoStaff = async (file: string, { database, logger }: Deps): Promise<void> => {
  await rm(file, { force: true });
  if (await removeStaff(database, EMAIL))
    logger.warn({ email: EMAIL }, 'the account of the demo was removed');
};
