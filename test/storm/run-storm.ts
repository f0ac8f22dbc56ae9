import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settings } from '@counterpane/api/catalogue/tables';
import { openDatabase } from '@counterpane/api/database/open';
import { createClient } from '@counterpane/contract/client';
import { type StoreProcess, storeProcess } from '../crash/store-process.ts';
import { startCluster } from '../postgres/cluster.ts';
import { findFreePort } from '../postgres/free-port.ts';
import { productId } from '../support/visitor.ts';
import { stormBrowser } from './browser.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Account, type Clerk, HOLDING, hireClerk, startClerk } from './clerk.ts';
import { COUNTRIES, type StormCountry } from './countries.ts';
import { type Movement, type Outside, startOutside } from './outside.ts';
import { type Payers, startPayers, type Turned, unlistedDisputes } from './payers.ts';
import { countStock, type LedgerReport, reconcile, type Where } from './reconcile.ts';
import { comeToRest, METRICS_TOKEN } from './rest.ts';
import { type Fate, lostCarts, visitStore } from './shopper.ts';
import type { StockUnits } from './stock-units.ts';
import { until } from './visitor.ts';
import { DEALT } from './ways-to-pay.ts';

export interface StormOptions {
  readonly shoppers: number;
  readonly kills: number;
  readonly seed: string;
  /** PostgreSQL has two processes of the store on it. */
  readonly database: 'pglite' | 'postgres';
  /** No webhook ever comes: the store has to ask for everything. */
  readonly isDeaf: boolean;
}

export interface StormReport extends LedgerReport {
  readonly fates: readonly Fate[];
  readonly killed: number;
  /** How long the store took to finish everything by itself, once the last shopper had gone. */
  readonly restSeconds: number;
  readonly seconds: number;
}

/** So many visit at once. */
const AT_ONCE = 16;
const TROUBLE_EVERY_MS = 350;
const REFUND_EVERY_MS = 700;
const SHIP_EVERY_MS = 500;
const RETURN_EVERY_MS = 600;
/** So long what comes in exchange may take until it is to be sent; where it is not paid it never is. */
const WANTED_MS = 4_000;
const DISPUTE_EVERY_MS = 2_000;
const isLong = ({ shoppers }: StormOptions): boolean => shoppers >= 100;

/** Shoppers, kills and broken providers for a while; then quiet, and all ledgers are compared. */
export const runStorm = async (options: StormOptions): Promise<StormReport> => {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-storm-'));
  const cluster = options.database === 'postgres' ? await startCluster({ durable: true }) : null;
  const ports = [await findFreePort(), ...(cluster ? [await findFreePort()] : [])];
  const weather = { isDeaf: options.isDeaf, isLong: isLong(options) };
  const outside = await startOutside(ports[0] ?? 0, join(folder, 'outside'), weather);
  const dataDir = join(folder, 'store');
  const env = {
    ...outside.env,
    METRICS_TOKEN,
    DATA_DIR: dataDir,
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
  };
  const processes = ports.map((port) => storeProcess(port, { ...env, NODE_ENV: 'production' }));
  try {
    const where = cluster ? { url: cluster.url } : { dataDir: join(dataDir, 'database') };
    const { initial, account } = await openShop(processes, where);
    const chance = chanceOf(options.seed);
    const origins = processes.map(({ origin }) => origin);
    const clerk = await startClerk(origins, account, chance.of('clerk'));
    const payers = startPayers(outside, chance.of('payers'));
    const { fates, killed } = await rage({ processes, outside, clerk, payers }, chance, options);
    const paid = await comeToRest({ origins, outside, clerk });
    await dispute(outside, payers, chance.of('disputes'));
    // What was paid when its shopper had gone is sent too: whatever is held is captured or let go in the end.
    for (const orderId of heldFor(await outside.ledger())) await clerk.ships(orderId, 'all');
    const shipped = await comeToRest({ origins, outside, clerk });
    const lost = await lostCarts(fates);
    // A dispute whose webhook was lost is found when the ledgers are compared, and stands in them from then on.
    const first = await clerk.compares('but disputes');
    await clerk.enters(payers.turned);
    const told = await comeToRest({ origins, outside, clerk });
    const compared = [...new Set([...first, ...(await clerk.compares('all'))])];
    const toEnter = await clerk.enters(payers.turned);
    const charged = await outside.ledger();
    const unlisted = unlistedDisputes(payers, await clerk.disputed(), (orderId, { turn, isCalm }) =>
      isFound(charged, orderId, { turn, isCalm: isCalm && !options.isDeaf }),
    );
    for (const one of processes) await one.stop();
    const ledgers = await reconcile(where, await outside.ledger(), {
      ...{ fates, initial, given: clerk.given, deliveries: await outside.deliveries() },
      disputed: new Set(payers.turned.keys()),
      entered: clerk.entered,
    });
    return {
      ...ledgers,
      differences: [
        ...paid.differences,
        ...shipped.differences,
        ...told.differences,
        ...ledgers.differences,
        ...compared,
        ...unlisted,
        ...toEnter,
        ...lost,
      ],
      fates,
      restSeconds: paid.seconds + shipped.seconds + told.seconds,
      killed,
      seconds: (performance.now() - start) / 1000,
    };
  } finally {
    for (const one of processes) await one.kill();
    await outside.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Starts the store on an empty database, counts what it has to sell before anybody comes, and hires a clerk. */
const openShop = async (
  processes: readonly StoreProcess[],
  where: Where,
): Promise<{ initial: StockUnits; account: Account }> => {
  // The embedded database is one process's at a time.
  await processes[0]?.start();
  await processes[0]?.stop();
  const database = await openDatabase(where);
  await database.db.insert(settings).values([
    { storefront: HOLDING, name: 'capture', value: 'shipment' },
    { storefront: 'halcyon', name: 'flag:accounts', value: true },
    { storefront: 'halcyon', name: 'flag:storeCredit', value: true },
  ]);
  const opened = { initial: await countStock(database), account: await hireClerk(database) };
  await database.close();
  for (const one of processes) await one.start();
  return opened;
};

const productsOf = async (
  origins: readonly string[],
  country: StormCountry,
): Promise<ReadonlyMap<string, string>> => {
  const client = createClient(stormBrowser(origins, COUNTRIES[country].host, chanceOf('products')));
  const products = new Map<string, string>();
  for (const name of ['mattress', 'pillow']) products.set(name, await productId({ client }, name));
  return products;
};

interface Scene {
  readonly processes: readonly StoreProcess[];
  readonly outside: Outside;
  readonly clerk: Clerk;
  readonly payers: Payers;
}

const rage = async (
  { processes, outside, clerk, payers }: Scene,
  chance: Chance,
  { shoppers, kills }: StormOptions,
): Promise<{ fates: Fate[]; killed: number }> => {
  const origins = processes.map(({ origin }) => origin);
  const products = {
    US: await productsOf(origins, 'US'),
    CA: await productsOf(origins, 'CA'),
    GB: await productsOf(origins, 'GB'),
  };
  const fates: Fate[] = [];
  let coming = 0;
  let killed = 0;
  // The last few would have all of the trouble to themselves.
  const isRaging = (): boolean => fates.length < shoppers * 0.85;
  const visits = async (): Promise<void> => {
    while (coming < shoppers) {
      coming += 1;
      const name = `shopper ${coming}`;
      // Dealt in turn, so that every way to pay has its share of even a small storm.
      const dealt = DEALT[coming % DEALT.length];
      if (!dealt) throw new Error('there is no way to pay');
      fates.push(
        await visitStore({ name, ...dealt }, { origins, outside, clerk, products }, chance.of(name)),
      );
    }
  };
  const trouble = async (): Promise<void> => {
    const own = chance.of('trouble');
    while (isRaging()) {
      await pause(TROUBLE_EVERY_MS);
      await outside.trouble(own);
    }
    await outside.calm();
  };
  const givingBack = async (): Promise<void> => {
    const own = chance.of('refunds');
    // Providers take their time over them: not so many that all would wait for the last ones.
    while (isRaging() && clerk.given.size < shoppers / 2) {
      await pause(REFUND_EVERY_MS);
      const paid = fates.flatMap(({ orderId, end }) => (end === 'paid' && orderId ? [orderId] : []));
      if (paid.length > 0) await clerk.givesBack(own.oneOf(paid));
    }
  };
  const shipping = async (): Promise<void> => {
    const own = chance.of('shipments');
    while (isRaging()) {
      await pause(SHIP_EVERY_MS);
      const held = heldFor(await outside.ledger());
      if (held.length > 0) await clerk.ships(own.oneOf(held), 'one');
    }
  };
  const disputing = async (): Promise<void> => {
    const own = chance.of('payers who dispute');
    while (isRaging()) {
      await pause(DISPUTE_EVERY_MS);
      const paid = fates.flatMap(({ orderId, end }) => (end === 'paid' && orderId ? [orderId] : []));
      const isEnough = payers.turned.size >= shoppers / 6;
      const open = isEnough ? [...payers.turned.keys()] : paid;
      if (open.length > 0) await payers.turns(own.oneOf(open), false);
      await clerk.enters(payers.turned);
    }
  };
  const returning = async (): Promise<void> => {
    const own = chance.of('returns');
    const asked = new Set<Fate>();
    while (isRaging() && asked.size < shoppers / 4) {
      await pause(RETURN_EVERY_MS);
      const others = fates.filter((fate) => fate.end === 'paid' && !asked.has(fate));
      if (others.length === 0) continue;
      const fate = own.oneOf(others);
      const { orderId } = fate;
      if (orderId === null) continue;
      asked.add(fate);
      await clerk.delivers(orderId);
      const wanted = await fate.sendsBack();
      await clerk.receives(orderId);
      // What came instead may not please either: it is sent once its return is approved.
      if (wanted === null || !(await until(WANTED_MS, () => clerk.delivers(wanted)))) continue;
      if (own.happens(0.2)) continue;
      await fate.returns(wanted);
      await clerk.receives(wanted);
    }
  };
  const killing = async (): Promise<void> => {
    const own = chance.of('kills');
    while (killed < kills) {
      // Spread over the storm: the next one when its share of the shoppers has come.
      await until(600_000, async () => coming >= Math.min(shoppers, (shoppers * (killed + 1)) / (kills + 1)));
      await pause(own.below(400));
      const one = own.oneOf(processes);
      await one.kill();
      await pause(own.below(300));
      await one.start();
      killed += 1;
    }
  };
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, visits),
    trouble(),
    givingBack(),
    shipping(),
    disputing(),
    returning(),
    killing(),
  ]);
  return { fates, killed };
};

/** Some payers wait until refunds are made: a bank that pays as well pays twice. */
const dispute = async (outside: Outside, payers: Payers, chance: Chance): Promise<void> => {
  const charged = new Set(
    (await outside.ledger()).flatMap(({ kind, orderId }) => (kind === 'charge' ? [orderId] : [])),
  );
  for (const orderId of charged) {
    if (!chance.happens(0.25)) continue;
    await payers.turns(orderId, true);
    if (chance.happens(0.6)) await payers.turns(orderId, true);
  }
};

/**
 * Where a webhook was lost: SplitIt tells of a dispute by nothing else, and Amazon in the report of a settlement, once it has
 * taken the money.
 */
const isFound = (movements: readonly Movement[], order: string, { turn, isCalm }: Turned): boolean => {
  const isOf = (company: string) =>
    movements.some(({ orderId, provider }) => orderId === order && provider === company);
  return isCalm || !(isOf('splitit') || (isOf('amazon') && turn !== 'lost'));
};

/** The orders that money was held for. */
const heldFor = (movements: readonly Movement[]): readonly string[] => [
  ...new Set(movements.flatMap(({ kind, orderId }) => (kind === 'authorise' ? [orderId] : []))),
];
