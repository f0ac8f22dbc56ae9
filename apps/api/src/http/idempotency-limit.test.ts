import { expect, it } from 'vitest';
import { statusesOfCalls } from '../testing/repeated-calls.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { idempotencyKeys } from './tables.ts';

const store = useTestStore();

it('One visitor has sixty answers an hour kept for requests that come again, and writes without a key go on', async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king');
  const { client } = shopper;
  const statuses = await statusesOfCalls(61, (time) =>
    client.setCoupon('SLEEP10', { idempotencyKey: `key ${time}` }),
  );
  expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([200]), 429]);
  expect(await store.database.db.select().from(idempotencyKeys)).toHaveLength(60);
  expect(await statusesOfCalls(1, () => client.setCoupon('SLEEP10'))).toEqual([200]);
});

it('Calls of staff are not counted with the shoppers behind the same address', async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king');
  const statuses = await statusesOfCalls(61, async (time) => {
    const answer = await shopper.fetch(`/api/orders/${'a'.repeat(24)}/refunds`, {
      method: 'POST',
      headers: { 'idempotency-key': `refund ${time}`, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: { amount: 100, currency: 'USD' }, reason: 'It creaks' }),
    });
    return { ok: false, status: answer.status, error: await answer.json() };
  });
  expect(new Set(statuses)).toEqual(new Set([401]));
});
