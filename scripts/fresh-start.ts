import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../test/postgres/free-port.ts';
import { productId, resultOf, visit } from '../test/support/visitor.ts';
import { copyRepository } from './fresh/clone.ts';
import { startStore } from './fresh/store.ts';

// What somebody does who has just cloned the repository: npm start, look, stop, start again.

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
  await second.stop();
  if (kept.id !== cart.id || kept.items.length !== cart.items.length) throw new Error('the cart is gone');
  console.log(`The cart of ${kept.items.length} lines is still there.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A machine that was busy for a moment gets a second try; a store that is slow misses both. */
async function startAgain() {
  try {
    return await startStore({ folder, port, withinSeconds: NEXT_START_S });
  } catch {
    return startStore({ folder, port, withinSeconds: NEXT_START_S });
  }
}
