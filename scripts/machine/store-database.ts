import { migrate } from '@counterpane/api/database/migrate';
import type { Database } from '@counterpane/api/database/open';
import { loadDatabaseConfig } from '@counterpane/server/config';
import { CannotStart } from '@counterpane/server/start/cannot-start';
import { openOwnDatabase } from '@counterpane/server/start/own-database';

/** Does some work of a tool with the database of the store, which is closed after it. Ends the process where there is none to open. */
export const withStoreDatabase = async (work: (database: Database) => Promise<void>): Promise<void> => {
  const settings = loadDatabaseConfig();
  if (!settings.ok) fail(settings.problems.join('\n'));
  const database = await openOwnDatabase(settings.config).catch((error: Error) =>
    fail(error instanceof CannotStart ? error.problems.join('\n') : String(error.stack)),
  );
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
};

/** Tells an operator why a tool did nothing, and ends it. */
export function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
