import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openStore } from '../setup/page-stores.ts';
import { codeFor } from '../support/sign-in-codes.ts';
import { HOME } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';
import { untranslatedWords } from './untranslated-words.ts';

/** The words of a shopper, of a bank, and of who fills the demo. */
const TYPED = [
  ...[...Object.values(HOME), 'ada@example.com', 'NY 10001', 'Visa', 'xyzzy', 'nobody'],
  'noa@drift.example',
];

const BRACKETED = join(import.meta.dirname, '../support/bracketed-messages.mjs');

let store: Awaited<ReturnType<typeof openStore>>;
beforeAll(async () => {
  store = await openStore(inject('storeDatabases'), { NODE_OPTIONS: `--import ${BRACKETED}` });
});
afterAll(() => store.close());

/** A visitor of a storefront who looks for words that no message says, on pages with more than so many that one does. */
const readerOf = (storefront: string, fewest: number) => {
  const visitor = new PageVisitor(storefront, String(store.port));
  const found: string[] = [];
  const reads = (path: string, text: string) => {
    expect(text.split('⟦').length, path).toBeGreaterThan(fewest);
    found.push(...untranslatedWords(text, TYPED).map((words) => `${path}: ${words}`));
  };
  const looksAt = async (...paths: readonly string[]) => {
    for (const path of paths) {
      const { status, text } = await visitor.opens(path);
      expect(status, path).toBe(path === '/no-such-page' ? 404 : 200);
      reads(path, text);
    }
  };
  const refuses = async (path: string, fields: Readonly<Record<string, string>>) =>
    reads(`${path} refuses`, (await visitor.sends(path, fields)).text);
  return { visitor, found, looksAt, refuses };
};

// First: afterwards there are orders of the others.
test('Whatever the pages of staff say is a message, or data', async () => {
  const { visitor, found, looksAt, refuses } = readerOf('halcyon', 5);
  await looksAt('/staff/sign-in');
  await refuses('/staff/sign-in', { email: 'nobody' });
  const password = readFileSync(join(store.dataFolder, 'staff-password'), 'utf8');
  await visitor.sends('/staff/sign-in', { email: 'maya@halcyon.example', password });
  await looksAt('/staff', '/staff/account', '/staff/account/password', '/staff/orders', '/staff/returns');
  await looksAt('/staff/shipments', '/staff/claims', '/staff/reviews', '/staff/questions');
  expect(found).toEqual([]);
});

test('Whatever a page says is a message, copy of the catalogue, or what a shopper typed', async () => {
  const { visitor, found, looksAt, refuses } = readerOf('halcyon', 10);
  await looksAt('/', '/mattresses', '/mattress', '/bedding/sheet-set', '/mattress-bundles');
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

test('Whatever the sign-in and the pages of an account say is a message, or what a customer typed', async () => {
  const { visitor, found, looksAt, refuses } = readerOf('drift', 10);
  const email = 'ada@example.com';
  await looksAt('/login', '/login?link=abc', '/login?failed=google');
  await refuses('/login', { email: 'nobody' });
  const { location } = await visitor.sends('/login', { email });
  await looksAt(location);
  await refuses(location, { code: '000000' });
  await visitor.sends(location, { code: await codeFor(email, 1, store.dataFolder) });
  await looksAt('/my-account', '/my-account/addresses', '/my-account/addresses/new');
  await refuses('/my-account/addresses/new', {});
  await visitor.adds();
  await visitor.ships();
  await visitor.chooses('tok_visa');
  const success = await visitor.places();
  const order = new URL(success, 'http://localhost').searchParams.get('orderId');
  await looksAt('/my-account', `/my-account/orders/${order}`, '/my-account/credit', '/my-account/data');
  await looksAt('/my-account/data/erase');
  expect(found).toEqual([]);
});

test('a text that no message says is found', () => {
  expect(untranslatedWords('<p>⟦Save ⟦<b>$5</b>⟧⟧ now or never</p><p>Ada</p>', ['Ada'])).toEqual([
    'now or never',
  ]);
});
