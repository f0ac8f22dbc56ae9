import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../test/postgres/free-port.ts';
import { openToOthers } from '../test/support/open-to-others.ts';
import { productId, resultOf, visit } from '../test/support/visitor.ts';
import { copyRepository } from './fresh/clone.ts';
import { startStore } from './fresh/store.ts';

// What an engineer does who has just cloned the repository: npm start, look, stop, start again.

const FIRST_START_S = 180;
/** Seconds on a quiet machine; the limit is for a busy one. */
const NEXT_START_S = 20;

const folder = await mkdtemp(join(tmpdir(), 'counterpane-fresh-'));
const port = await findFreePort();
try {
  const count = copyRepository(folder);
  console.log(`A clean copy of ${count} files, nothing installed.`);

  const first = await startStore({ folder, port, withinSeconds: FIRST_START_S });
  console.log(`npm start: ready after ${first.seconds.toFixed(1)} s.`);
  const shopper = visit(`http://127.0.0.1:${port}`);
  const mattress = await productId(shopper, 'mattress');
  const queen = [{ name: 'Size', value: 'queen' }];
  const cart = await resultOf(shopper.client.addItems([{ productID: mattress, properties: queen }]));
  await first.stop();
  console.log('npm start: ended cleanly on SIGTERM.');

  const second = await startAgain();
  console.log(`npm start again: ready after ${second.seconds.toFixed(1)} s.`);
  const kept = await resultOf(shopper.client.cart());
  const charges = await countCharges();
  await second.stop();
  if (kept.id !== cart.id || kept.items.length !== cart.items.length) throw new Error('the cart is gone');
  console.log(`The cart of ${kept.items.length} lines is still there.`);
  if (charges !== 1) throw new Error(`the order of the demo was paid ${charges} times`);
  const open = openToOthers(join(folder, 'data'));
  if (open.length > 0) throw new Error(`other users can read ${open.join(', ')}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Of the sandboxes: the customer of the demo has one order, which no later start places again. */
async function countCharges(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/sandboxes/ledger`);
  return ((await answer.json()) as { kind: string }[]).filter(({ kind }) => kind === 'charge').length;
}

/** A machine that was busy for a moment gets a second try; a store that is slow misses both. */
async function startAgain() {
  try {
    return await startStore({ folder, port, withinSeconds: NEXT_START_S });
  } catch {
    return startStore({ folder, port, withinSeconds: NEXT_START_S });
  }
}
