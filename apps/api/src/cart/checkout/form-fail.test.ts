import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { demoLog } from '../../testing/demo-log.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';

const { lines, logger, fill } = demoLog();

/** What analytics have heard once all messages went out. */
const fails = async () => {
  await store.sweep();
  return lines.filter(({ event }) => event === 'formFail');
};

let store: CardStore;
beforeAll(async () => {
  store = await openCardStore({ logger });
});
beforeEach(() => void lines.splice(0));
afterAll(() => store.close());

it('a shipping or billing step that is refused is an event with its fields, without what was typed [K5.36]', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const address = { ...HOME, zip: '123', fullName: 'Ada' };
  refusal(await shopper.client.saveShipping({ address, email: 'ada' }));
  expect(await fails()).toMatchObject([
    { event: 'formFail', step: 'shipping', fields: ['fullName', 'zip', 'email'], seenBy: 'server' },
  ]);
  expect(JSON.stringify(await fails())).not.toContain('Ada');
  expect(result(await shopper.client.checkout()).submittedSteps.shipping).toBe(false);

  result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  expect(await fails()).toHaveLength(1);
  const billing = { sameAsShipping: false, paymentProvider: 'stripeDirect' };
  refusal(await shopper.client.saveBilling({ ...billing, address: { ...HOME, city: '' } }));
  expect((await fails()).at(-1)).toMatchObject({ step: 'billing', fields: ['city'], seenBy: 'server' });
  expect(result(await shopper.client.checkout()).submittedSteps.billing).toBe(false);
});

it('what a browser held back is an event when it tells of it', async () => {
  const { client } = store.shopper();
  result(await client.reportFormFail({ step: 'billing', fields: ['card'] }));
  expect(await fails()).toMatchObject([{ step: 'billing', fields: ['card'], seenBy: 'browser' }]);
});

it('names that are none, and none at all, are refused and no event', async () => {
  const { client } = store.shopper();
  for (const fields of [[], ['<script>'], ['4242 4242 4242 4242']])
    expect(refusal(await client.reportFormFail({ step: 'billing', fields })).status).toBe(400);
  expect(await fails()).toEqual([]);
});

it('a form that failed is told of later when it could not be told of at once, and then once', async () => {
  result(await store.shopper().client.reportFormFail({ step: 'shipping', fields: ['zip'] }));
  fill(true);
  expect(await fails()).toEqual([]);
  fill(false);
  store.clock.forward(6_000);
  await fails();
  expect(await fails()).toMatchObject([{ step: 'shipping', fields: ['zip'], seenBy: 'browser' }]);
});

it('a step that is refused is an event though all that its request wrote is rolled back', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const answer = await shopper.fetch('/api/carts/my/checkout/shipping', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify({ address: { ...HOME, zip: '123' }, email: 'ada@example.com' }),
  });
  expect(answer.status).toBe(422);
  expect(await fails()).toMatchObject([{ step: 'shipping', fields: ['zip'], seenBy: 'server' }]);
});
