import { LIMITS } from '@counterpane/contract/limits';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { countLimited } from '../../http/limiter.ts';
import { limitCounters } from '../../http/tables.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { carts } from './tables.ts';

const store = useTestStore();

it('One visitor writes to the cart 240 times a minute, by whichever call', async () => {
  const shopper = store.shopper();
  const { items } = await shopper.adds('pillow', 'king');
  const id = items[0]?.itemIdentifier ?? '';
  result(await shopper.client.setCoupon('SLEEP10'));
  const { db } = store.database;
  const isVisitors = eq(limitCounters.name, 'changeCart:visitor');
  const counted = await db.update(limitCounters).set({ calls: 240 }).where(isVisitors).returning();
  expect(counted).toHaveLength(1);
  for (const refused of [
    await shopper.client.changeItem(id, { quantity: 2 }),
    await shopper.client.removeItem(id),
    await shopper.client.removeCoupon(),
  ])
    expect(refusal(refused)).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 60 });
  expect(result(await shopper.client.cart()).itemsCount).toBe(1);
  store.clock.forward(60_000);
  expect(result(await shopper.client.removeItem(id)).itemsCount).toBe(0);
});

it('One address fills 600 carts in ten minutes, and the carts that are there go on', async () => {
  const address = '198.51.100.60';
  const shopper = store.shopper(undefined, address);
  await shopper.adds('pillow', 'king');
  const { calls } = LIMITS.makeCart[0];
  await countLimited(store.deps, 'makeCart', { address }, { times: calls - 1 });
  const before = await store.database.db.select().from(carts);
  const stranger = store.shopper(undefined, address);
  const item = await stranger.item('pillow', 'king');
  expect(refusal(await stranger.client.addItems([item]))).toMatchObject({ status: 429, retryAfter: 600 });
  expect(await store.database.db.select().from(carts)).toEqual(before);
  expect((await shopper.adds('pillow', 'king')).itemsCount).toBe(2);
});
