import { systemClock } from '@counterpane/api/clock';
import { erasePerson, exportPerson } from '@counterpane/api/shop/privacy/export-and-erase';
import { fail, withStoreDatabase } from './machine/store-database.ts';
import { parsePersonCommand, USAGE } from './person/person-command.ts';
import { tellErased } from './person/tell-erased.ts';

// npm run --silent person -- export someone@example.com > person.json

process.umask(0o077);
const command = parsePersonCommand(process.argv.slice(2));
if (!command.ok) fail(`${command.problem}\n${USAGE}`);
const { email } = command;

await withStoreDatabase(async (database) =>
  console.log(
    command.do === 'export'
      ? JSON.stringify(await exportPerson(database.db, email), null, 2)
      : tellErased(email, await erasePerson(database, systemClock, email)),
  ),
);
