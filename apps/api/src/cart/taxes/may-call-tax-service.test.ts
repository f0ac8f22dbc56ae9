import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { createTaxLookup } from './tax-lookup.ts';

let questions: string[] = [];
let store: TestStore;
beforeAll(async () => {
  const findTaxRate = createTaxLookup({
    provider: {
      id: 'made-up',
      findRate: async ({ zip, city }) => {
        questions.push(`${zip} ${city}`);
        return 900;
      },
    },
    clock: { now: () => 0 },
    logger: { warn: () => undefined },
  });
  store = await openTestStore(new Map(), undefined, { findTaxRate });
});
beforeEach(() => {
  questions = [];
});
afterAll(() => store.close());

/** Sends the shipping form for a place in New York; each ZIP code is a question of its own. */
const goesTo = async (shopper: Shopper, zip: string) =>
  result(await shopper.client.saveShipping({ email: 'ada@example.com', address: { ...HOME, zip } }));

const ZIPS = Array.from({ length: 34 }, (_, index) => String(10_001 + index));

it('A tax service is not asked for a visitor who has nothing to order', async () => {
  const { client } = store.shopper();
  await client.setRegion({ shippingRegion: { country: 'US', state: 'NY', zip: '10001', city: 'New York' } });
  await client.deliveredPrice({ sku: 'hal-classic-foam-s:queen', zip: '10001' });
  expect(questions).toEqual([]);
});

it('A visitor has the tax service asked thirty times an hour, and afterwards the own table says the tax', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  for (const zip of ZIPS) await goesTo(shopper, zip);
  expect(questions).toHaveLength(30);
  expect(result(await shopper.client.cart()).totalPrice.amount).toBeGreaterThan(0);
});

it('What the tax service has said already does not count', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  for (let count = 0; count < 40; count += 1) await goesTo(shopper, '10001');
  expect(questions).toEqual([]);
  await goesTo(shopper, '14201');
  expect(questions).toHaveLength(1);
});
