import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@counterpane/api/database/migrate';
import { type Database, openDatabase } from '@counterpane/api/database/open';
import { createAuth } from '@counterpane/api/staff/auth';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoStaff, seedDemoStaff } from './demo-staff.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'counterpane-staff-'));
const embedded = { stripe: null, databaseUrl: null, dataFolder };
const keys = {
  secretKey: 'sk_live_1',
  publishableKey: 'pk_live_1',
  webhookSecret: 'whsec_1',
  scriptUrl: '',
  apiUrl: null,
};

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await migrate(database);
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true });
});

const deps = () => ({
  database,
  secret: 'a secret of thirty-two characters',
  secureCookies: false,
  logger: pino({ level: 'silent' }),
});

const maySignIn = (staff: DemoStaff | null): Promise<boolean> =>
  createAuth(deps())
    .api.signInEmail({ body: staff ?? { email: '', password: '' } })
    .then(
      () => true,
      () => false,
    );

test('a store that takes real money, or has a database server, gets no account by itself', async () => {
  expect(await seedDemoStaff({ ...embedded, stripe: keys }, deps())).toBeNull();
  expect(await seedDemoStaff({ ...embedded, databaseUrl: 'postgres://db/shop' }, deps())).toBeNull();
  expect(await maySignIn({ email: 'maya@halcyon.example', password: 'anything' })).toBe(false);
});

test('a store to try has one member of staff, whose password outlives a restart and a lost file', async () => {
  const first = await seedDemoStaff(embedded, deps());
  expect(await maySignIn(first)).toBe(true);
  expect(await seedDemoStaff(embedded, deps())).toEqual(first);
  rmSync(join(dataFolder, 'staff-password'));
  const second = await seedDemoStaff(embedded, deps());
  expect(second?.password).not.toBe(first?.password);
  expect([await maySignIn(first), await maySignIn(second)]).toEqual([false, true]);
});
