import { randomUUID } from 'node:crypto';
import type { PageEvent } from '@counterpane/contract/events/events';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { enforceRetention } from '../privacy/enforce-retention.ts';
import { readFunnel } from './store.ts';
import { funnelEvents } from './tables.ts';

const store = useTestStore(openCardStore);

const event = (name: PageEvent['name'], path = '/mattress'): PageEvent => ({ id: randomUUID(), name, path });

const tells = (shopper: Shopper, events: readonly object[], headers: Record<string, string> = {}) =>
  shopper.fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ events }),
  });

const allEvents = () => store.database.db.select().from(funnelEvents);

it('A visit is counted once for each step, from a list to its purchase and its refund', async () => {
  const shopper = store.shopper();
  await tells(shopper, [event('view_item_list', '/mattresses'), event('view_item'), event('view_item')]);
  await shopper.adds('pillow', 'standard');
  await tells(shopper, [event('view_cart', '/checkout/cart'), event('begin_checkout', '/checkout/shipping')]);
  result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  const { id } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  await store.sweep();
  const [row, ...more] = await readFunnel(store.database.db, '2026-11-20T00:00:00Z', undefined);
  expect(more).toEqual([]);
  expect(row).toEqual({
    day: '2026-11-20',
    storefront: 'halcyon',
    counts: {
      ...{ view_item_list: 1, view_item: 1, add_to_cart: 1, remove_from_cart: 0, view_cart: 1 },
      ...{ begin_checkout: 1, add_shipping_info: 1, add_payment_info: 0, purchase: 1, refund: 0 },
    },
    continued: {
      ...{ view_item_list: 0, view_item: 1, add_to_cart: 1, view_cart: 1, begin_checkout: 1 },
      ...{ add_shipping_info: 1, add_payment_info: 0, purchase: 0 },
    },
    recommended: 0,
  });
  expect((await allEvents()).filter(({ name }) => name === 'purchase')).toMatchObject([{ visit: null }]);
});

it('What is added as it was recommended counts as such, and what is added beside it does not', async () => {
  const shopper = store.shopper();
  await tells(shopper, [event('view_item')]);
  const adds = async (name: string, page: string) =>
    shopper.fetch('/api/carts/my/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `http://halcyon.localhost${page}` },
      body: JSON.stringify({ items: [await shopper.item(name, 'standard')] }),
    });
  const lists = async () =>
    (await allEvents()).flatMap(({ visit, name, list }) =>
      name === 'add_to_cart' && visit !== null ? [list] : [],
    );
  const before = (await lists()).length;
  const url = store.deps.catalogue.getStorefront('halcyon').findEntry('pillow')?.data.url;
  await adds('pillow', `${url}?variant=x&list=recommended`);
  await adds('pillow', '/mattress?list=recommended');
  await adds('pillow', `${url}?list=other`);
  await adds('pillow', 'no address');
  await expect.poll(async () => (await lists()).length).toBe(before + 4);
  expect((await lists()).filter((list) => list !== null)).toEqual(['recommended']);
  const [row] = await readFunnel(store.database.db, '2026-11-20T00:00:00Z', undefined);
  expect(row?.recommended).toBe(1);
});

it('An event that is told twice is one', async () => {
  const before = (await allEvents()).length;
  const shopper = store.shopper();
  const told = event('view_item');
  await tells(shopper, [told]);
  await tells(shopper, [told, event('view_cart')]);
  expect((await allEvents()).length).toBe(before + 2);
});

it('A visit that allows no counting leaves nothing, neither by what it tells nor by what it does', async () => {
  const before = (await allEvents()).length;
  const british = store.shopper('halcyon-uk.localhost');
  expect((await tells(british, [event('view_item')])).status).toBe(200);
  expect(british.cookie).not.toContain('visit=');
  await tells(store.shopper(), [event('view_item')], { 'sec-gpc': '1' });
  const refused = store.shopper();
  result(await refused.client.choosePrivacy({ analytics: false, personalization: false, marketing: true }));
  await tells(refused, [event('view_item')]);
  await refused.adds('pillow', 'standard');
  expect((await allEvents()).length).toBe(before);
});

it('What is no event of a page is refused', async () => {
  const wrong = [
    [],
    [{ ...event('view_item'), name: 'purchase' }],
    [{ ...event('view_item'), path: 'https://evil.example/' }],
    [{ ...event('view_item'), email: 'ada@example.com' }],
    Array.from({ length: 21 }, () => event('view_item')),
  ];
  for (const events of wrong) expect((await tells(store.shopper(), events)).status).toBe(400);
});

it('A share is of the visits to the step before alone: who begins at a product is not of those that saw a list', async () => {
  store.clock.forward(86_400_000);
  await tells(store.shopper(), [event('view_item_list', '/mattresses')]);
  await tells(store.shopper(), [event('view_item')]);
  await tells(store.shopper(), [event('view_item')]);
  const [row] = await readFunnel(store.database.db, '2026-11-21T00:00:00Z', undefined);
  expect(row?.counts).toMatchObject({ view_item_list: 1, view_item: 2 });
  expect(row?.continued.view_item).toBe(0);
});

it('Events go after 90 days', async () => {
  store.clock.forward(91 * 86_400_000);
  await enforceRetention(store);
  expect(await allEvents()).toEqual([]);
});
