import { createServer } from 'node:net';
import { openDatabase } from '@counterpane/api/database/open';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig, parseDatabaseConfig } from '../config.ts';
import { verifiedDatabaseUrl } from './database-url.ts';
import { startJobs } from './start-jobs.ts';

const urlOf = (text: string, pgHost?: string): string => {
  const result = verifiedDatabaseUrl(text, pgHost);
  return result.ok ? (result.url ?? '') : result.problem;
};

test('A database on this machine is reached as its URL says', () => {
  for (const url of [
    'postgres://shop@localhost/shop',
    'postgres://shop@127.0.0.1:5433/shop?sslmode=disable',
    'postgres://shop@[::1]/shop',
    'postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop',
    'postgres:///shop?host=/var/run/postgresql',
    'postgres:///shop',
  ])
    expect(urlOf(url)).toBe(url);
});

test('A database on another machine is reached by TLS with a checked certificate', () => {
  expect(urlOf('postgres://shop:a%40b@db.example:5433/shop')).toBe(
    'postgres://shop:a%40b@db.example:5433/shop?sslmode=verify-full',
  );
  expect(urlOf('postgres://localhost/shop?host=db.example')).toContain('sslmode=verify-full');
  expect(urlOf('postgres:///shop', 'db.example')).toContain('sslmode=verify-full');
  for (const mode of ['verify-full', 'verify-ca&sslrootcert=/ca.pem'])
    expect(urlOf(`postgres://db.example/shop?sslmode=${mode}`)).toBe(
      `postgres://db.example/shop?sslmode=${mode}`,
    );
});

test('A mode of TLS that checks nothing is refused for another machine', () => {
  for (const mode of ['disable', 'allow', 'prefer', 'require', 'no-verify'])
    expect(urlOf(`postgres://db.example/shop?sslmode=${mode}`)).toContain(`sslmode=${mode} does not check`);
  expect(urlOf('postgres://db.example/shop?sslmode=verify-full&sslmode=disable')).toContain(
    'sslmode=disable',
  );
});

test('node-postgres checks the certificate with the URL that a real store connects by', () => {
  const { ssl } = new pg.Client({ connectionString: urlOf('postgres://db.example/shop?ssl=no-verify') });
  expect(ssl).toEqual({});
});

test('A real store is told of a database without checked TLS at its start, a demo is not', () => {
  const DATABASE_URL = 'postgres://shop:pass@db.example/shop?sslmode=disable';
  const real = parseConfig({ SANDBOXES: 'off', DATABASE_URL });
  expect(real.ok ? '' : real.problems.join('\n')).toContain('DATABASE_URL is wrong: sslmode=disable');
  expect(parseConfig({ SANDBOXES: 'on', DATABASE_URL })).toMatchObject({
    config: { databaseUrl: DATABASE_URL },
  });
});

/** A PostgreSQL that knows no TLS: it answers every wish for it with N. */
const plainServer = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', () => socket.write('N'));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => plainServer.listen(0, '127.0.0.1', resolve));
  const address = plainServer.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  // This machine by an address that is no loopback address.
  url = urlOf(`postgres://shop@0.0.0.0:${address.port}/shop`);
});
afterAll(() => plainServer.close());

test('Queries, LISTEN and the job queue end at a server without TLS before they say anything', async () => {
  const database = await openDatabase({ url });
  await expect(database.ping()).rejects.toThrow('does not support SSL');
  await expect(database.listen('catalogue', () => undefined)).rejects.toThrow('does not support SSL');
  await database.close();
  const logger = pino({ level: 'silent' });
  const options = { jobs: [], deps: null, database: { pglite: null }, databaseUrl: url, logger };
  await expect(startJobs(options)).rejects.toThrow('does not support SSL');
});

test('A tool of an operator needs the address of the database and nothing else of the settings', () => {
  expect(parseDatabaseConfig({ DATABASE_URL: 'postgres://db.example/shop' })).toMatchObject({
    ok: true,
    config: { databaseUrl: 'postgres://db.example/shop?sslmode=verify-full' },
  });
  expect(parseDatabaseConfig({ DATABASE_URL: '' })).toMatchObject({
    ok: true,
    config: { databaseUrl: null },
  });
  expect(parseDatabaseConfig({ DATABASE_URL: 'mysql://db.example/shop' })).toMatchObject({ ok: false });
  expect(parseDatabaseConfig({ DATABASE_URL: 'postgres://db.example/shop?sslmode=prefer' })).toMatchObject({
    ok: false,
  });
});
