import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';

const EMAIL = 'ada@example.com';
const LONDON = { ...HOME, city: 'London', state: '', zip: 'SW1A 1AA', country: 'GB', phone: '020 7946 0958' };

let store: CardStore;
let asked: string[] = [];
beforeAll(async () => {
  store = await openCardStore({
    findTaxRate: async ({ zip }) => {
      asked.push(zip);
      return null;
    },
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => store.close());

const withMattress = async (host?: string): Promise<Shopper> => {
  const shopper = store.shopper(host);
  await shopper.adds('mattress', 'queen');
  return shopper;
};

it('a phone number is kept as the order has it, whichever way it was typed', async () => {
  const { client } = await withMattress();
  for (const phone of ['212 555 0142', '+1 (212) 555-0142', '212.555.0142', ' 1-212-555-0142 ']) {
    result(await client.saveShipping({ address: { ...HOME, phone }, email: EMAIL }));
    const billing = { sameAsShipping: false, address: { ...HOME, phone }, paymentProvider: 'stripeDirect' };
    result(await client.saveBilling(billing));
    const { shippingAddress, billingAddress } = result(await client.checkout());
    expect([phone, shippingAddress?.phone, billingAddress?.phone]).toEqual([
      phone,
      '2125550142',
      '2125550142',
    ]);
  }
  const british = await withMattress('halcyon-uk.localhost');
  result(await british.client.saveShipping({ address: LONDON, email: EMAIL }));
  expect(result(await british.client.checkout()).shippingAddress?.phone).toBe('+442079460958');
});

it('a tax service is asked only about an address that we ship to', async () => {
  const { client } = await withMattress();
  const wrong = [
    { ...HOME, fullName: 'Ada' },
    { ...HOME, phone: '' },
    { ...HOME, zip: '87101' },
    { ...HOME, state: 'HI', zip: '96815' },
    { ...HOME, country: 'GB' },
  ];
  for (const address of wrong) refusal(await client.saveShipping({ address, email: EMAIL }));
  refusal(await client.saveShipping({ address: HOME, email: 'ada' }));
  expect(asked).toEqual([]);
  result(await client.saveShipping({ address: HOME, email: EMAIL }));
  expect(asked).toEqual([HOME.zip]);
});

it('a visitor who sends it over and over is asked to wait, and told for how long', async () => {
  const own = await openCardStore();
  const { client } = own.shopper(undefined, '192.0.2.1');
  const send = () => client.saveShipping({ address: {}, email: EMAIL });
  expect(refusal(await send()).error).toBe('Cart Empty');
  await Promise.all(Array.from({ length: 1_199 }, send));
  const answer = refusal(await client.saveShipping({ address: HOME, email: EMAIL }));
  expect(answer).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    error: expect.stringMatching(/^Too many requests\. Please try again in \d+ s\.$/),
  });
  await own.close();
});
