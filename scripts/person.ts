import { systemClock } from '@counterpane/api/clock';
import { migrate } from '@counterpane/api/database/migrate';
import { erasePerson, exportPerson } from '@counterpane/api/shop/privacy/export-and-erase';
import { loadDatabaseConfig } from '@counterpane/server/config';
import { CannotStart } from '@counterpane/server/start/cannot-start';
import { openOwnDatabase } from '@counterpane/server/start/own-database';
import { parsePersonCommand, USAGE } from './person/person-command.ts';
import { tellErased } from './person/tell-erased.ts';

// npm run --silent person -- export someone@example.com > person.json

process.umask(0o077);
const command = parsePersonCommand(process.argv.slice(2));
if (!command.ok) fail(`${command.problem}\n${USAGE}`);
const settings = loadDatabaseConfig();
if (!settings.ok) fail(settings.problems.join('\n'));

const database = await openOwnDatabase(settings.config).catch((error: Error) =>
  fail(error instanceof CannotStart ? error.problems.join('\n') : String(error.stack)),
);
try {
  await migrate(database);
  const { email } = command;
  console.log(
    command.do === 'export'
      ? JSON.stringify(await exportPerson(database.db, email), null, 2)
      : tellErased(email, await erasePerson(database, systemClock, email)),
  );
} finally {
  await database.close();
}

function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
