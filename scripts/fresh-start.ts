import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../test/postgres/free-port.ts';
import { productId, resultOf, visit } from '../test/shop/visitor.ts';
import { copyRepository } from './fresh/clone.ts';
import { startStore } from './fresh/store.ts';

// What somebody does who has just cloned the repository: npm start, look, stop, start again.

const FIRST_START_S = 180;
/** Five seconds on an idle machine; a busy one stretches both starts alike. */
const nextStartLimit = (firstSeconds: number): number => Math.max(5, firstSeconds / 3);

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

  const second = await startStore({ folder, port, withinSeconds: nextStartLimit(first.seconds) });
  console.log(`npm start again: ready after ${second.seconds.toFixed(1)} s.`);
  const kept = await resultOf(shopper.client.cart());
  await second.stop();
  if (kept.id !== cart.id || kept.items.length !== cart.items.length) throw new Error('the cart is gone');
  console.log(`The cart of ${kept.items.length} lines is still there.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
