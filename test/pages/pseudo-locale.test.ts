import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openStore } from '../setup/page-stores.ts';
import { HOME } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';
import { untranslatedWords } from './untranslated-words.ts';

/** The words of a shopper and of a bank. */
const TYPED = [...Object.values(HOME), 'ada@example.com', 'NY 10001', 'Visa', 'xyzzy', 'nobody'];

const BRACKETED = join(import.meta.dirname, '../support/bracketed-messages.mjs');

let store: Awaited<ReturnType<typeof openStore>>;
beforeAll(async () => {
  store = await openStore(inject('storeDatabases'), { NODE_OPTIONS: `--import ${BRACKETED}` });
});
afterAll(() => store.close());

test('Whatever a page says is a message, copy of the catalogue, or what a shopper typed', async () => {
  const visitor = new PageVisitor('halcyon', String(store.port));
  const found: string[] = [];
  const reads = (path: string, text: string) => {
    expect(text.split('⟦').length, path).toBeGreaterThan(10);
    found.push(...untranslatedWords(text, TYPED).map((words) => `${path}: ${words}`));
  };
  const looksAt = async (...paths: readonly string[]) => {
    for (const path of paths) reads(path, (await visitor.opens(path)).text);
  };
  const refuses = async (path: string, fields: Readonly<Record<string, string>>) =>
    reads(`${path} refuses`, (await visitor.sends(path, fields)).text);
  await looksAt('/', '/mattresses', '/mattress', '/sheet-set', '/mattress-bundles');
  await looksAt('/search?q=pillow', '/search?q=xyzzy', '/checkout/cart');
  await looksAt('/room/mattress', '/forget-me', '/no-such-page');
  await visitor.adds();
  await visitor.client.setCoupon('SLEEP10');
  await looksAt('/checkout/cart', '/checkout/share', '/checkout/shipping');
  await refuses('/checkout/cart', { intent: 'coupon', coupon: 'NO SUCH CODE' });
  await refuses('/checkout/shipping', { email: 'nobody' });
  await visitor.ships();
  await looksAt('/checkout/billing');
  await visitor.chooses('tok_visa');
  await looksAt('/checkout/review');
  const success = await visitor.places();
  const order = new URL(success, 'http://localhost').searchParams.get('orderId');
  await looksAt(success, `/orders/${order}`, `/orders/${order}/cancel`, '/checkout/cart');
  await looksAt(`/orders/${order}/return`, `/orders/${order}/claim`);
  expect(found).toEqual([]);
});

test('a text that no message says is found', () => {
  expect(untranslatedWords('<p>⟦Save ⟦<b>$5</b>⟧⟧ now or never</p><p>Ada</p>', ['Ada'])).toEqual([
    'now or never',
  ]);
});
