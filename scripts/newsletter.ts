import { migrate } from '@counterpane/api/database/migrate';
import { newsletterReaders } from '@counterpane/api/order/mailings/store';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { loadDatabaseConfig } from '@counterpane/server/config';
import { CannotStart } from '@counterpane/server/start/cannot-start';
import { openOwnDatabase } from '@counterpane/server/start/own-database';
import { newsletterList } from './newsletter-list.ts';

// npm run --silent newsletter -- drift > readers.csv

process.umask(0o077);
const brands = loadCatalogue().brands.map(({ key }) => key);
const [asked = '', ...more] = process.argv.slice(2);
if (!brands.includes(asked) || more.length > 0) fail(`Name one brand: ${brands.join(', ')}.`);
const settings = loadDatabaseConfig();
if (!settings.ok) fail(settings.problems.join('\n'));

const database = await openOwnDatabase(settings.config).catch((error: Error) =>
  fail(error instanceof CannotStart ? error.problems.join('\n') : String(error.stack)),
);
try {
  await migrate(database);
  console.log(newsletterList(await newsletterReaders(database.db, asked)));
} finally {
  await database.close();
}

function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
