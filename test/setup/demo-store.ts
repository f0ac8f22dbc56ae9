import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadConfig } from '../../apps/server/src/config.ts';
import { settingsOfCopy, startDatabases, tellOfDatabases } from './store-databases.ts';

// A store as `npm start` opens it, but on PostgreSQL where the machine has it: on a server of its own, where it is told of none.
// The people of a demo come along, because nothing else is in that database.

enableCompileCache(join(import.meta.dirname, '../../.tmp/compile-cache'));
const server = process.env.DATABASE_URL ? null : await startDatabases();
if (server) tellOfDatabases(process.env.DATA_DIR ?? '', server.databases);
Object.assign(process.env, await settingsOfCopy(server?.databases ?? null));
// React chooses its build by it when it is loaded; Playwright sets it to `test`.
process.env.NODE_ENV = 'production';
const settings = loadConfig();
if (!settings.ok) throw new Error(settings.problems.join('\n'));
const { startStore } = await import('../../apps/server/src/compose.ts');
const store = await startStore({ ...settings.config, hasDemoPeople: true });

process.once('SIGTERM', async () => {
  await store.stop();
  await server?.stop();
  process.exit(0);
});
