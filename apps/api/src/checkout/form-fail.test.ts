import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../testing/card-store.ts';
import { HOME, refusal, result } from '../testing/shopper.ts';

const lines: Record<string, unknown>[] = [];
const fails = () => lines.filter(({ event }) => event === 'formFail');

let store: CardStore;
beforeAll(async () => {
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  store = await openCardStore({ logger });
});
beforeEach(() => void lines.splice(0));
afterAll(() => store.close());

it('a shipping or billing step that is refused is logged by its fields, without what was typed [K5.36]', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const address = { ...HOME, zip: '123', fullName: 'Ada' };
  refusal(await shopper.client.saveShipping({ address, email: 'ada' }));
  expect(fails()).toMatchObject([
    { event: 'formFail', step: 'shipping', fields: ['fullName', 'zip', 'email'], seenBy: 'server' },
  ]);
  expect(JSON.stringify(fails())).not.toContain('Ada');
  expect(result(await shopper.client.checkout()).submittedSteps.shipping).toBe(false);

  result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  expect(fails()).toHaveLength(1);
  const billing = { sameAsShipping: false, paymentProvider: 'stripeDirect' };
  refusal(await shopper.client.saveBilling({ ...billing, address: { ...HOME, city: '' } }));
  expect(fails().at(-1)).toMatchObject({ step: 'billing', fields: ['city'], seenBy: 'server' });
  expect(result(await shopper.client.checkout()).submittedSteps.billing).toBe(false);
});

it('what a browser held back is logged when it tells of it', async () => {
  const { client } = store.shopper();
  result(await client.reportFormFail({ step: 'billing', fields: ['card'] }));
  expect(fails()).toMatchObject([{ step: 'billing', fields: ['card'], seenBy: 'browser' }]);
});

it('names that are none, and none at all, are refused and not logged', async () => {
  const { client } = store.shopper();
  for (const fields of [[], ['<script>'], ['4242 4242 4242 4242']])
    expect(refusal(await client.reportFormFail({ step: 'billing', fields })).status).toBe(400);
  expect(fails()).toEqual([]);
});
