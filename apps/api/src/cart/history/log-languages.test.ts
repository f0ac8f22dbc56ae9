import { expect, test } from 'vitest';
import { sellOut } from '../../testing/sell-out.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const ask = async (shopper: Shopper, language: string, method = 'GET', path = '', body?: unknown) => {
  const answer = await shopper.fetch(`/api/carts/my${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { 'x-language': language, 'content-type': 'application/json' },
  });
  return (await answer.json()).result;
};

test('the log of a cart is in the first language of its shop, and what sold out is told in that of the request', async () => {
  const shopper = store.shopper('halcyon-ca.localhost');
  const items = [await shopper.item('pillow', 'standard')];
  await ask(shopper, 'fr', 'POST', '/items', { items });
  await sellOut(store, 'pillow', 'standard');
  const changed = await ask(shopper, 'fr', 'POST', '/items', {
    items: [await shopper.item('mattress', 'queen')],
  });
  const titles = changed.historyLog.flatMap(
    ({ metadata: { items: some = [], gone = [] } }: { metadata: Record<string, { title: string }[]> }) =>
      [...some, ...gone].map(({ title }) => title),
  );
  const english = store.deps.catalogue.getStorefront('halcyon-ca').findEntry('pillow')?.data.title ?? '';
  const french = store.deps.catalogue.getStorefront('halcyon-ca', 'fr').findEntry('pillow')?.data.title ?? '';
  expect(french).not.toBe(english);
  expect(titles).toContain(english);
  expect(titles).not.toContain(french);
  const told = changed.notices.find(({ code }: { code: string }) => code === 'removed_out_of_stock');
  expect(told.text).toContain(french);
});
