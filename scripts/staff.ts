import { systemClock } from '@counterpane/api/clock';
import { migrate } from '@counterpane/api/database/migrate';
import {
  newPassword,
  removeStaff,
  resetSecondFactor,
  saveStaff,
} from '@counterpane/api/staff/sign-in/accounts';
import { createAuth } from '@counterpane/api/staff/sign-in/auth';
import { findScope, saveScope } from '@counterpane/api/staff/sign-in/save-scope';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { loadDatabaseConfig } from '@counterpane/server/config';
import { CannotStart } from '@counterpane/server/start/cannot-start';
import { openOwnDatabase } from '@counterpane/server/start/own-database';
import { type NewMember, parseStaffCommand, USAGE } from './staff-command.ts';

process.umask(0o077);
/** A first password that is not used ends after a week. */
const FIRST_PASSWORD_MS = 7 * 24 * 3_600_000;

const command = parseStaffCommand(process.argv.slice(2));
if (!command.ok) fail(`${command.problem}\n${USAGE}`);
const brands = command.do === 'add' ? command.brands : null;
const found = brands && findScope(brands, loadCatalogue().brands);
if (found && !found.ok) fail(`No brand is called ${found.unknown.join(' or ')}.`);
const settings = loadDatabaseConfig();
if (!settings.ok) fail(settings.problems.join('\n'));

const database = await openOwnDatabase(settings.config).catch((error: Error) =>
  fail(error instanceof CannotStart ? error.problems.join('\n') : String(error.stack)),
);
await migrate(database);
const { email } = command;
if (command.do === 'add') {
  await add(command);
} else if (command.do === 'remove') {
  const isGone = await removeStaff(database, email);
  console.log(isGone ? `${email} cannot sign in any more.` : `${email} has no account.`);
} else {
  const isReset = await resetSecondFactor(database, email);
  console.log(isReset ? `${email} has no second factor any more.` : `${email} has no account.`);
}
await database.close();

async function add({ name, role }: NewMember): Promise<void> {
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

function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
