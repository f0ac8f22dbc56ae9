import { migrate } from '@counterpane/api/database/migrate';
import { type Database, openDatabase } from '@counterpane/api/database/open';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { refuseDemoOnRealStore } from './refuse-demo-on-real-store.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await migrate(database);
});
afterAll(() => database.close());

test('A demo may become a real store, and a real store never a demo', async () => {
  await refuseDemoOnRealStore(database, { isDemo: true });
  await refuseDemoOnRealStore(database, { isDemo: false });
  await refuseDemoOnRealStore(database, { isDemo: false });
  await expect(refuseDemoOnRealStore(database, { isDemo: true })).rejects.toThrow(CannotStart);
});
