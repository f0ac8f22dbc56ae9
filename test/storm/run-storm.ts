import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@counterpane/contract/client';
import { type StoreProcess, storeProcess } from '../crash/store-process.ts';
import { startCluster } from '../postgres/cluster.ts';
import { findFreePort } from '../postgres/free-port.ts';
import { productId } from '../shop/visitor.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Outside, startOutside } from './outside.ts';
import { type Books, countStock, netByOrder, reconcile, type StockUnits } from './reconcile.ts';
import { type Fate, visitStore } from './shopper.ts';
import { until } from './visitor.ts';
import { WAYS_TO_PAY } from './ways-to-pay.ts';

export interface StormOptions {
  readonly shoppers: number;
  readonly kills: number;
  readonly seed: string;
  /** PostgreSQL has two processes of the store on it. */
  readonly database: 'pglite' | 'postgres';
}

export interface StormReport extends Books {
  readonly fates: readonly Fate[];
  readonly killed: number;
  readonly seconds: number;
}

const WAYS = Object.keys(WAYS_TO_PAY);
/** So many visit at once. */
const AT_ONCE = 16;
const TROUBLE_EVERY_MS = 350;
/** Webhooks, outbox and the question about a silent payment have come by then. */
const QUIET_WITHIN_MS = 150_000;
const QUIET_FOR_MS = 6_000;

/** Shoppers, kills and broken providers for a while; then quiet, and all books are compared (design section 7). */
export const runStorm = async (options: StormOptions): Promise<StormReport> => {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-storm-'));
  const cluster = options.database === 'postgres' ? await startCluster({ durable: true }) : null;
  const ports = [await findFreePort(), ...(cluster ? [await findFreePort()] : [])];
  const outside = await startOutside(ports[0] ?? 0, join(folder, 'outside'));
  const dataDir = join(folder, 'store');
  const env = { ...outside.env, DATA_DIR: dataDir, ...(cluster ? { DATABASE_URL: cluster.url } : {}) };
  const processes = ports.map((port) => storeProcess(port, { ...env, NODE_ENV: 'production' }));
  try {
    const where = cluster ? { url: cluster.url } : { dataDir: join(dataDir, 'database') };
    const initial = await openShop(processes, where);
    const chance = chanceOf(options.seed);
    const { fates, killed } = await rage(processes, outside, chance, options);
    await becomeQuiet(outside, fates);
    const lost = await lostCarts(fates);
    for (const one of processes) await one.stop();
    const books = await reconcile(where, await outside.ledger(), { fates, initial });
    return {
      ...books,
      differences: [...books.differences, ...lost],
      fates,
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

/** Starts the store on an empty database, and counts what it has to sell before anybody comes. */
const openShop = async (
  processes: readonly StoreProcess[],
  where: Parameters<typeof countStock>[0],
): Promise<StockUnits> => {
  // The embedded database is one process's at a time.
  await processes[0]?.start();
  await processes[0]?.stop();
  const initial = await countStock(where);
  for (const one of processes) await one.start();
  return initial;
};

const rage = async (
  processes: readonly StoreProcess[],
  outside: Outside,
  chance: Chance,
  { shoppers, kills }: StormOptions,
): Promise<{ fates: Fate[]; killed: number }> => {
  const origins = processes.map(({ origin }) => origin);
  const client = createClient((path, init) => fetch(`${origins[0]}${path}`, init));
  const products = new Map<string, string>();
  for (const name of ['mattress', 'pillow']) products.set(name, await productId({ client }, name));
  const fates: Fate[] = [];
  let coming = 0;
  let killed = 0;
  const visits = async (): Promise<void> => {
    while (coming < shoppers) {
      coming += 1;
      const name = `shopper ${coming}`;
      // Dealt in turn, so that every way to pay has its share of even a small storm.
      const way = WAYS[coming % WAYS.length] ?? '';
      fates.push(await visitStore({ name, way }, { origins, outside, products }, chance.of(name)));
    }
  };
  const trouble = async (): Promise<void> => {
    const own = chance.of('trouble');
    while (fates.length < shoppers) {
      await pause(TROUBLE_EVERY_MS);
      await outside.trouble(own);
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
  await Promise.all([...Array.from({ length: AT_ONCE }, visits), trouble(), killing()]);
  return { fates, killed };
};

/** Nothing moves any more: providers have booked nothing for a while, and no money waits for its order. */
const becomeQuiet = async (outside: Outside, fates: readonly Fate[]): Promise<void> => {
  await outside.calm();
  let [seen, since] = ['', Date.now()];
  await until(QUIET_WITHIN_MS, async () => {
    const ledger = await outside.ledger();
    const now = JSON.stringify(ledger);
    if (now !== seen) [seen, since] = [now, Date.now()];
    if (Date.now() - since < QUIET_FOR_MS) return false;
    const net = netByOrder(ledger);
    for (const { orderId, status } of fates) {
      if (orderId === null) continue;
      const state = await status();
      const isPaid = state === 'paid' || state === 'needs_attention';
      if (state === 'processing' || ((net.get(orderId) ?? 0) !== 0 && !isPaid)) return false;
    }
    return true;
  });
};

const lostCarts = async (fates: readonly Fate[]): Promise<string[]> => {
  const lost: string[] = [];
  for (const { name, cart } of fates) if (cart && !(await cart())) lost.push(`${name} has lost the cart`);
  return lost;
};
