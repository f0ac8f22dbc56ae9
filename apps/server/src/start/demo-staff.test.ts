import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@counterpane/api/database/migrate';
import { type Database, openDatabase } from '@counterpane/api/database/open';
import { createAuth } from '@counterpane/api/staff/sign-in/auth';
import { userSessions } from '@counterpane/api/staff/sign-in/tables';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoStaff, seedDemoStaff } from './demo-staff.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'counterpane-staff-'));
const toTry = { hasDemoPeople: true, dataFolder };
const other = { hasDemoPeople: false, dataFolder };

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
  passwordCost: { log2N: 4, r: 8, p: 1 },
  logger: pino({ level: 'silent' }),
});

const maySignIn = (staff: DemoStaff | null): Promise<boolean> =>
  createAuth(deps())
    .api.signInEmail({ body: staff ?? { email: '', password: '' } })
    .then(
      () => true,
      () => false,
    );

test('a store that is not to be tried by its own machine gets no account by itself', async () => {
  expect(await seedDemoStaff(other, deps())).toBeNull();
  expect(await maySignIn({ email: 'maya@halcyon.example', password: 'anything' })).toBe(false);
});

test('a store to try has one member of staff, whose password outlives a restart and a lost file', async () => {
  const first = await seedDemoStaff(toTry, deps());
  expect(await maySignIn(first)).toBe(true);
  expect(await seedDemoStaff(toTry, deps())).toEqual(first);
  rmSync(join(dataFolder, 'staff-password'));
  const second = await seedDemoStaff(toTry, deps());
  expect(second?.password).not.toBe(first?.password);
  expect([await maySignIn(first), await maySignIn(second)]).toEqual([false, true]);
});

test('The account of a demo, its sessions and its password end when the store takes real money', async () => {
  const staff = await seedDemoStaff(toTry, deps());
  expect(await maySignIn(staff)).toBe(true);
  expect(await database.db.select().from(userSessions)).not.toEqual([]);
  expect(await seedDemoStaff(other, deps())).toBeNull();
  expect(await maySignIn(staff)).toBe(false);
  expect(await database.db.select().from(userSessions)).toEqual([]);
  expect(existsSync(join(dataFolder, 'staff-password'))).toBe(false);
});

test('The account of a demo ends when others than this machine reach the store, and the log says so', async () => {
  const staff = await seedDemoStaff(toTry, deps());
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  expect(await seedDemoStaff(other, { ...deps(), logger })).toBeNull();
  expect(await maySignIn(staff)).toBe(false);
  expect(lines.join()).toContain('the account of the demo was removed');
  expect(lines.join()).not.toContain(staff?.password);
});
