import { EventEmitter } from 'node:events';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { traceStatements } from '../telemetry/trace-statements.ts';
import { type Operation, traced } from '../telemetry/traced.ts';

/** A connection or an open transaction: what every store function takes. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** The store's database, embedded or a server, behind one interface. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Queries;
  /** Runs `work` in one transaction: all of it happens, or none. */
  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>;
  /** Runs several statements as they are, for migrations. */
  execute(sql: string): Promise<void>;
  ping(): Promise<void>;
  /** Tells every process of the store, this one included. */
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
  /** The embedded database itself, for libraries that take one. */
  readonly pglite: PGlite | null;
}

type DatabaseOptions =
  | { readonly url: string }
  | { readonly dataDir: string }
  /** In memory, empty or as another embedded database was dumped. */
  | { readonly memory: true; readonly dump?: Blob };

/** Called with each statement that the store sends, except begin and end of transactions. */
export type OnStatement = (sql: string) => void;

/** Opens the embedded database in a folder or in memory, or a PostgreSQL 15+ server by its URL. */
export const openDatabase = (options: DatabaseOptions, onStatement?: OnStatement): Promise<Database> => {
  const logger = onStatement ? { logQuery: onStatement } : false;
  if ('url' in options) return openPostgres(options.url, logger);
  return openPglite(
    'dataDir' in options
      ? { dataDir: options.dataDir }
      : { dataDir: 'memory://', ...(options.dump ? { loadDataDir: options.dump } : {}) },
    logger,
  );
};

type Logs = Logger | false;

const TRANSACTION: Operation = {
  name: 'transaction',
  duration: 'db.client.operation.duration',
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'TRANSACTION' },
};

const openPglite = async (
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
  logger: Logs,
): Promise<Database> => {
  const pglite = traceStatements(await PGlite.create({ ...options, extensions: { pg_trgm } }));
  // The databases of the two drivers differ only in the type of their raw results, which the store does not read.
  const db = drizzlePglite(pglite, { logger }) as unknown as Queries;
  return {
    kind: 'pglite',
    db,
    transaction: (work) => traced(TRANSACTION, () => db.transaction(work)),
    execute: async (sql) => void (await pglite.exec(sql)),
    ping: async () => void (await pglite.query('select 1')),
    notify: async (channel, payload) =>
      void (await pglite.query('select pg_notify($1, $2)', [channel, payload])),
    listen: async (channel, onPayload) => void (await pglite.listen(channel, onPayload)),
    close: () => pglite.close(),
    pglite,
  };
};

const CONNECTIONS = 10;
/** A query that takes longer is cancelled, as the database must be gone. */
const STATEMENT_TIMEOUT_MS = 10_000;

const openPostgres = async (url: string, logger: Logs): Promise<Database> => {
  const pool = traceStatements(
    new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    }),
  );
  // A connection that breaks must not end the process, idle or in use: its query is refused, and the
  // next one opens a new connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void traceStatements(client).on('error', () => undefined));
  const listener = new Listener(url);
  return {
    kind: 'postgres',
    db: drizzlePg(pool, { logger }) as unknown as Queries,
    transaction: (work) => traced(TRANSACTION, () => retried(() => inTransaction(pool, logger, work))),
    execute: async (sql) => void (await pool.query(sql)),
    ping: async () => void (await pool.query('select 1')),
    notify: async (channel, payload) =>
      void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    close: async () => {
      await listener.close();
      await pool.end();
    },
    pglite: null,
  };
};

/**
 * A transaction on one connection, which always goes back to the pool: drizzle's own would keep a
 * connection for ever whose `begin` failed, so that an outage used up the pool.
 */
const inTransaction = async <Result>(
  pool: pg.Pool,
  logger: Logs,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(queriesOn(client, logger));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
};

const TRIES = 3;
/** PostgreSQL rolled this transaction back because of a deadlock or a conflict, so it can be tried again. */
const TRY_AGAIN = new Set(['40P01', '40001']);

const retried = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !TRY_AGAIN.has(sqlStateOf(error))) throw error;
    }
  }
};

/** Drizzle wraps the driver's error. */
const sqlStateOf = (error: unknown): string => {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error && 'code' in inner ? String(inner.code) : '';
};

/** Each connection's own query builder, made once. */
const builders = new WeakMap<pg.PoolClient, Queries>();

const queriesOn = (client: pg.PoolClient, logger: Logs): Queries => {
  const known = builders.get(client);
  if (known) return known;
  const made = drizzlePg(client, { logger }) as unknown as Queries;
  builders.set(client, made);
  return made;
};

/** One connection of its own for LISTEN, opened again when it breaks. */
class Listener {
  readonly #url: string;
  readonly #events = new EventEmitter();
  readonly #channels = new Set<string>();
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
    this.#events.on(channel, onPayload);
    this.#channels.add(channel);
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    else await this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', ({ channel, payload }) => this.#events.emit(channel, payload ?? ''));
    client.on('error', () => this.#reconnectLater());
    client.on('end', () => this.#reconnectLater());
    await client.connect();
    this.#client = client;
    for (const channel of this.#channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    // Notifications sent while the connection was down are lost, so an empty one tells all listeners to look again.
    for (const channel of this.#channels) this.#events.emit(channel, '');
  }

  #reconnectLater(): void {
    if (this.#closed || !this.#client) return;
    this.#client = null;
    setTimeout(() => this.#closed || this.#connect().catch(() => this.#reconnectLater()), 1_000).unref();
  }
}
