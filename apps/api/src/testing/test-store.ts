import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { Email } from '@counterpane/providers/email/port';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { diskStorage } from '@counterpane/providers/storage/disk/disk-storage';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { inject } from 'vitest';
import type { ApiDeps } from '../app.ts';
import { buildApi } from '../app.ts';
import { findNoTaxRate } from '../cart/taxes/tax-lookup.ts';
import { openCatalogueReader } from '../catalogue/reader.ts';
import { readSnapshot, type Snapshot } from '../catalogue/snapshot.ts';
import type { Clock } from '../clock.ts';
import type { Database, OnStatement } from '../database/open.ts';
import { orderFacts } from '../order/orders/order-facts.ts';
import { resolveUnpaidOrders } from '../order/reservations/resolve-unpaid-orders.ts';
import { runOutbox } from '../outbox-work.ts';
import { collectingSender } from './collecting-sender.ts';
import { openFilledDatabase } from './open-test-database.ts';
import { Shopper } from './shopper.ts';

/** A whole API on a database of its own, with a clock that stands still until it is moved. */
export interface TestStore {
  readonly api: FastifyInstance;
  readonly deps: ApiDeps;
  readonly database: Database;
  readonly clock: Clock & { forward(ms: number): void };
  /** What the store has sent, unless the test brought a sender of its own. */
  readonly sentMail: readonly Email[];
  /** A new shopper of a storefront, with a cookie jar of their own. */
  shopper(host?: string, address?: string): Shopper;
  /** Runs the jobs that come round: asks providers, ends lapsed orders, sends what waits. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

const catalogue = shippedCatalogue();
/** Of the database that all stores begin with, read once for all of them. */
let current: Snapshot | null = null;
const START = Date.parse('2026-11-20T12:00:00Z');

/** What a test brings itself. */
export type OwnDeps = Pick<
  Partial<ApiDeps>,
  | 'email'
  | 'logger'
  | 'carriers'
  | 'signInCompanies'
  | 'reviewServices'
  | 'texts'
  | 'analytics'
  | 'experimentServices'
  | 'storage'
  | 'findTaxRate'
  | 'countsLoopback'
  | 'freeOrderCeiling'
  | 'requiresSecondFactor'
> & { readonly onStatement?: OnStatement };

export const openTestStore = async (
  providers: ReadonlyMap<string, PaymentProvider> = new Map(),
  postgresUrl: string | undefined = inject('postgresUrl'),
  { onStatement, ...own }: OwnDeps = {},
): Promise<TestStore> => {
  const database = await openFilledDatabase(postgresUrl, inject('storeTemplate'), onStatement);
  const clock = standingClock();
  // Made with the first file.
  const files = join(tmpdir(), `files-${randomUUID()}`);
  const reading = { database, catalogue, photographs: {}, now: START, onFault: () => undefined };
  current ??= await readSnapshot(reading, null);
  const mail = collectingSender();
  const deps: ApiDeps = {
    database,
    catalogue: await openCatalogueReader({
      database,
      catalogue,
      clock,
      hosts: {},
      onChange: () => undefined,
      current,
    }),
    providers,
    email: mail,
    findTaxRate: findNoTaxRate,
    storefrontUrl: (key) => `http://${key}.localhost:3000/`,
    isOwnHost: (host) => host.endsWith('.localhost'),
    trustedProxies: 0,
    countsLoopback: false,
    clock,
    // Events are written at any level.
    logger: pino({ level: 'silent' }, { write: () => undefined }),
    secret: 'a secret of thirty-two characters',
    secureCookies: false,
    passwordCost: { log2N: 4, r: 8, p: 1 },
    freeOrderCeiling: null,
    carriers: null,
    signInCompanies: [],
    reviewServices: new Map(),
    texts: null,
    analytics: null,
    experimentServices: new Map(),
    environment: 'test',
    storage: diskStorage(files),
    requiresSecondFactor: false,
    orders: orderFacts,
    apiDocs: true,
    checkAnswers: true,
    ...own,
  };
  const api = buildApi(deps);
  await api.ready();
  return {
    api,
    deps,
    database,
    clock,
    sentMail: mail.sent,
    shopper: (host = 'halcyon.localhost', address) => new Shopper(api, host, address),
    sweep: async () => {
      await resolveUnpaidOrders(deps);
      await runOutbox(deps);
    },
    close: async () => {
      await api.close();
      await database.close();
      await rm(files, { recursive: true, force: true });
    },
  };
};

const standingClock = (): TestStore['clock'] => {
  let now = START;
  return {
    now: () => now,
    forward: (ms) => {
      now += ms;
    },
  };
};
