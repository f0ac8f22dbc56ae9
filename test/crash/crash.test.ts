import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LedgerEntry } from '@counterpane/sandboxes/machinery/ledger';
import { afterAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../postgres/create-database.ts';
import { findFreePort } from '../postgres/free-port.ts';
import { openToOthers } from '../support/open-to-others.ts';
import { buyUntil, type Purchase } from './buy-until.ts';
import { type StoreProcess, storeProcess } from './store-process.ts';

const SHOPPERS = 6;
/** The small storm kills stores of both kinds too; `CRASH=whole` kills each more often here. */
const IS_WHOLE = process.env.CRASH === 'whole';
const KILLS = IS_WHOLE ? 8 : 1;
const PATIENCE_MS = 120_000 + KILLS * 60_000;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

if (IS_WHOLE)
  it(
    'the embedded database loses and doubles no order when the store is killed at any moment',
    async () => {
      await survivesKills({});
    },
    PATIENCE_MS,
  );

it(
  'PostgreSQL loses and doubles no order when the store is killed at any moment',
  async () => {
    await survivesKills({ SANDBOXES: 'on', DATABASE_URL: await createDatabase(inject('postgresUrl')) });
  },
  PATIENCE_MS,
);

const survivesKills = async (env: Record<string, string>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-crash-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const store = storeProcess(port, { DATA_DIR: folder, ...env });
  let isOver = false;
  // A test that runs out of time leaves no shopper and no store behind, which its worker would wait for.
  onTestFinished(async () => {
    isOver = true;
    await store.kill();
  });
  await store.start();
  const ofDemo = env.DATABASE_URL ? [] : [await demoOrderOf(store)];
  const shoppers = Array.from({ length: SHOPPERS }, () => buyUntil(store.origin, () => isOver));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await pause(700 + 333 * (kill % 3));
    await store.kill();
    await store.start();
  }
  await pause(1_500);
  isOver = true;
  const purchases = (await Promise.all(shoppers)).flat();
  await reconcile(store, purchases, ofDemo);
  expect(openToOthers(folder)).toEqual([]);
  await store.stop();
};

/** Every charge has exactly one paid order, and every order that a shopper saw paid one charge of its total. */
const reconcile = async (
  store: StoreProcess,
  purchases: readonly Purchase[],
  ofDemo: readonly LedgerEntry[],
): Promise<void> => {
  expect(purchases.length).toBeGreaterThan(SHOPPERS);
  for (const purchase of purchases) {
    const order = await purchase.settle();
    expect([purchase.orderId, order.status]).toEqual([purchase.orderId, 'paid']);
    const charges = (await ledgerOf(store)).filter(
      ({ orderId, kind }) => orderId === purchase.orderId && kind === 'charge',
    );
    expect(charges.map(({ amount }) => amount)).toEqual([order.total.amount]);
  }
  const known = new Set(purchases.map(({ orderId }) => orderId));
  const strangers = (await ledgerOf(store)).filter(({ orderId }) => !known.has(orderId));
  expect(strangers).toEqual(ofDemo);
};

/** What the customer of the demo was charged: an embedded store begins with their order, and no later start places it again. */
const demoOrderOf = (store: StoreProcess): Promise<LedgerEntry> =>
  vi.waitFor(
    async () => {
      const [charge] = await ledgerOf(store);
      if (!charge) throw new Error('the demo has no order yet');
      return charge;
    },
    { timeout: 30_000, interval: 100 },
  );

const ledgerOf = async (store: StoreProcess): Promise<LedgerEntry[]> => {
  const answer = await fetch(`${store.origin}/sandboxes/ledger`);
  return (await answer.json()) as LedgerEntry[];
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
