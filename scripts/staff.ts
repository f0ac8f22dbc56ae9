import { systemClock } from '@counterpane/api/clock';
import type { Database } from '@counterpane/api/database/open';
import {
  newPassword,
  removeStaff,
  resetSecondFactor,
  saveStaff,
} from '@counterpane/api/staff/sign-in/accounts';
import { createAuth } from '@counterpane/api/staff/sign-in/auth';
import { findScope, saveScope } from '@counterpane/api/staff/sign-in/save-scope';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { fail, withStoreDatabase } from './machine/store-database.ts';
import { type NewMember, parseStaffCommand, USAGE } from './staff-command.ts';

process.umask(0o077);
/** A first password that is not used ends after a week. */
const FIRST_PASSWORD_MS = 7 * 24 * 3_600_000;

const command = parseStaffCommand(process.argv.slice(2));
if (!command.ok) fail(`${command.problem}\n${USAGE}`);
const brands = command.do === 'add' ? command.brands : null;
const found = brands && findScope(brands, loadCatalogue().brands);
if (found && !found.ok) fail(`No brand is called ${found.unknown.join(' or ')}.`);
const { email } = command;

await withStoreDatabase(async (database) => {
  if (command.do === 'add') return add(database, command);
  if (command.do === 'remove') {
    const isGone = await removeStaff(database, email);
    console.log(isGone ? `${email} cannot sign in any more.` : `${email} has no account.`);
    return;
  }
  const isReset = await resetSecondFactor(database, email);
  console.log(isReset ? `${email} has no second factor any more.` : `${email} has no account.`);
});

async function add(database: Database, { name, role }: NewMember): Promise<void> {
  const password = newPassword();
  // Nothing is signed here: an account needs no session.
  const auth = createAuth({
    database,
    secret: newPassword() + newPassword(),
    secureCookies: true,
    logger: console,
  });
  const firstUntil = new Date(Date.now() + FIRST_PASSWORD_MS).toISOString();
  await saveStaff(auth, database, { name, email, role, password }, { firstUntil });
  if (found?.ok) await saveScope({ database, clock: systemClock }, email, found.scope);
  console.log(`${name} (${role}) signs in at /staff as ${email}, password: ${password}`);
  console.log('It is valid for one sign-in within seven days; another one is chosen there.');
}
