import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildApi } from '../../app.ts';
import { carts } from '../../cart/carts/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const DAY_MS = 24 * 3_600_000;

const store = useTestStore(openCardStore);

const itemsOf = async (shopper: Shopper) => result(await shopper.client.cart()).items.length;

describe('a visitor who comes back', () => {
  it('A cart is there for 90 days after the last visit, however long ago the first one was', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'standard');
    for (let visit = 0; visit < 3; visit += 1) {
      store.clock.forward(80 * DAY_MS);
      expect(await itemsOf(shopper)).toBe(1);
    }
    store.clock.forward(91 * DAY_MS);
    expect(await itemsOf(shopper)).toBe(0);
  });

  it('The cookie is set anew with an answer that nobody keeps, once a day at most', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'standard');
    const first = shopper.cookie;
    await shopper.client.cart();
    expect(shopper.cookie).toBe(first);
    store.clock.forward(2 * DAY_MS);
    await shopper.productId('mattress');
    expect(shopper.cookie).toBe(first);
    await shopper.client.cart();
    expect(shopper.cookie).not.toBe(first);
  });
});

describe('forget me on this device', () => {
  it('The visitor begins anew, and a copy of the old cookie opens neither the cart nor an order', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'standard');
    const order = await shopper.places();
    await shopper.adds('pillow', 'king');
    const copy = store.shopper();
    copy.browsesAs(shopper.cookie);
    expect(result(await copy.client.order(order.id)).id).toBe(order.id);
    result(await shopper.client.forgetVisitor());
    expect(shopper.cookie).toBe('');
    expect(await itemsOf(copy)).toBe(0);
    expect(refusal(await copy.client.order(order.id)).code).toBe('order_not_found');
  });

  it('What was entered at checkout is deleted with the visitor', async () => {
    const shopper = store.shopper();
    const { id } = await shopper.adds('pillow', 'standard');
    await shopper.order();
    result(await shopper.client.forgetVisitor());
    const rows = await store.database.db
      .select({ checkout: carts.checkout })
      .from(carts)
      .where(eq(carts.id, id ?? ''));
    expect(rows).toEqual([{ checkout: {} }]);
  });

  it('A browser that is nobody’s may be forgotten too', async () => {
    expect(result(await store.shopper().client.forgetVisitor())).toBeNull();
  });
});

it('Over https the visitor is known by a cookie that only this host can set', async () => {
  const api = buildApi({ ...store.deps, secureCookies: true });
  const id = await store.shopper().productId('mattress');
  const answer = await api.inject({
    method: 'POST',
    url: '/api/carts/my/items',
    headers: { host: 'halcyon.localhost' },
    payload: { items: [{ productID: id, quantity: 1, properties: [{ name: 'Size', value: 'queen' }] }] },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(/^__Host-visitor=.*; Path=\/; .*; HttpOnly; Secure$/);
});
