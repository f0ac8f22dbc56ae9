import type { CartView } from '@counterpane/contract/cart/carts';
import type { Answer, WriteOptions } from '@counterpane/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { createQuantityWriter } from './quantity-writer.ts';

const PAUSE = 300;

/** A shop whose cart has a version and that can be slow or full. */
const openShop = ({ limit = 100, delay = 0, lost = 0 } = {}) => {
  const writes: string[] = [];
  const shop = {
    /** How many of the next requests never arrive. */
    lost,
    version: 1,
    shown: 1,
    carts: [] as number[],
    refusals: [] as string[],
    settled: 0,
    writes,
    cart: (): CartView => ({ ...cartOf({ version: 0, lines: [], coupon: null }), version: shop.version }),
  };
  const ok = (): Answer<CartView> => ({ ok: true, result: shop.cart() });
  const refused = (code: string, error: string): Answer<CartView> => ({
    ok: false,
    status: 409,
    error: { status: 'error', code, error },
  });
  const client = {
    cart: async () => ok(),
    changeItem: async (
      line: string,
      { quantity = 0 }: { quantity?: number },
      { ifMatch }: WriteOptions = {},
    ): Promise<Answer<CartView>> => {
      writes.push(`${line}=${quantity} if ${ifMatch}`);
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (shop.lost > 0) {
        shop.lost -= 1;
        throw new TypeError('Failed to fetch');
      }
      if (ifMatch !== shop.version) return refused('stale_version', 'The cart has changed');
      if (quantity > limit) return refused('insufficient_stock', `Only ${limit} left`);
      shop.version += 1;
      return ok();
    },
  };
  const writer = createQuantityWriter({
    client,
    version: () => shop.shown,
    onCart: (cart) => {
      shop.shown = cart.version;
      shop.carts.push(cart.version);
    },
    onRefused: (line, text) => shop.refusals.push(`${line}: ${text}`),
    onSettled: () => {
      shop.settled += 1;
    },
    pause: PAUSE,
  });
  return { shop, writer };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('fifty clicks on plus become one write with the last number', async () => {
  const { shop, writer } = openShop();
  for (let quantity = 2; quantity <= 51; quantity += 1) writer.wish('a', quantity);
  await vi.runAllTimersAsync();
  expect(shop.writes).toEqual(['a=51 if 1']);
  expect(shop.settled).toBe(1);
});

test('a click while a write is on its way waits for it and goes on top of its version', async () => {
  const { shop, writer } = openShop({ delay: 1000 });
  writer.wish('a', 2);
  await vi.advanceTimersByTimeAsync(PAUSE + 1);
  writer.wish('a', 3);
  writer.wish('a', 4);
  await vi.runAllTimersAsync();
  expect(shop.writes).toEqual(['a=2 if 1', 'a=4 if 2']);
  expect(shop.settled).toBe(1);
});

test('two lines are written one after the other', async () => {
  const { shop, writer } = openShop({ delay: 10 });
  writer.wish('a', 2);
  writer.wish('b', 5);
  await vi.runAllTimersAsync();
  expect(shop.writes).toEqual(['a=2 if 1', 'b=5 if 2']);
});

test('a cart that another tab has changed gets the quantity once more on its new version', async () => {
  const { shop, writer } = openShop();
  shop.version = 7;
  writer.wish('a', 3);
  await vi.runAllTimersAsync();
  expect(shop.writes).toEqual(['a=3 if 1', 'a=3 if 7']);
  expect(shop.refusals).toEqual([]);
  expect(shop.shown).toBe(8);
});

test('a number that the shop cannot deliver is refused in its words, and the true cart is shown', async () => {
  const { shop, writer } = openShop({ limit: 10 });
  writer.wish('a', 11);
  await vi.runAllTimersAsync();
  expect(shop.refusals).toEqual(['a: Only 10 left']);
  expect(shop.carts).toEqual([1]);
});

test('leaving the page sends at once what is still waiting', async () => {
  const { shop, writer } = openShop();
  writer.wish('a', 2);
  const settled = writer.settle();
  await vi.advanceTimersByTimeAsync(0);
  await settled;
  expect(shop.writes).toEqual(['a=2 if 1']);
});

test('leaving the page with nothing waiting writes nothing', async () => {
  const { shop, writer } = openShop();
  await writer.settle();
  expect(shop.writes).toEqual([]);
});

test('a failed request shows its message at its line, and the next click works', async () => {
  const { shop, writer } = openShop({ lost: 1 });
  writer.wish('a', 2);
  await vi.runAllTimersAsync();
  expect(shop.refusals).toEqual(['a: An error occurred, please try again']);
  expect(shop.settled).toBe(1);

  writer.wish('a', 3);
  await vi.runAllTimersAsync();
  expect(shop.writes).toEqual(['a=2 if 1', 'a=3 if 1']);
  expect(shop.carts).toEqual([2]);
  expect(shop.settled).toBe(2);
});

test('a failed request discards the pending changes', async () => {
  const { shop, writer } = openShop({ lost: 1 });
  writer.wish('a', 2);
  writer.wish('b', 5);
  await vi.runAllTimersAsync();
  expect(shop.writes).toEqual(['a=2 if 1']);
});

test('leaving the page tells whether the cart has every quantity that was chosen', async () => {
  const { writer } = openShop({ limit: 10 });
  expect(await writer.settle()).toBe(true);
  writer.wish('a', 9);
  const met = writer.settle();
  await vi.runAllTimersAsync();
  expect(await met).toBe(true);
  writer.wish('a', 11);
  const refused = writer.settle();
  await vi.runAllTimersAsync();
  expect(await refused).toBe(false);
});
