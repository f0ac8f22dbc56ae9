import type { Answer } from '@counterpane/contract/client';
import { beforeAll, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const EMAIL = 'ada@example.com';
const REGION = { country: 'US', state: 'NY', zip: '10001', city: 'New York' };

/** What each field of an address says to a text that is far too long for it [K5]. */
const TOO_LONG = {
  fullName: 'Please enter your full name',
  line1: 'Please enter a valid address',
  line2: 'Please enter at most 50 characters',
  city: 'Please enter a valid city',
  state: 'Please select a state',
  zip: 'Please enter a valid zip code',
  phone: 'Please enter a valid phone number',
} as const;
const WRONG_EMAIL = 'A valid email address is required';

const store = useTestStore(openCardStore);
let shopper: Shopper;
beforeAll(async () => {
  shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
});

/** Status, first message and fields of a refusal. */
const told = (answer: Answer<unknown>) =>
  answer.ok ? 'taken' : { status: answer.status, error: answer.error.error, fields: answer.error.fields };

const of = (text: string) => ({
  fullName: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  zip: text,
  phone: text,
  country: 'US',
});

it.each([
  ['a little too long for any shape', 'x'.repeat(401)],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['10,000 characters of Arabic, right to left', 'شارع'.repeat(2_500)],
])('an address of %s is refused in the words of its fields, wherever it is sent', async (_what, text) => {
  const refused = { status: 422, error: expect.any(String) };
  const { client } = shopper;
  expect(told(await client.saveShipping({ address: of(text), email: text }))).toEqual({
    ...refused,
    fields: { ...TOO_LONG, email: WRONG_EMAIL },
  });
  const billing = { sameAsShipping: false, address: of(text), paymentProvider: 'stripeDirect' };
  expect(told(await client.saveBilling(billing))).toEqual({ ...refused, fields: TOO_LONG });
  const { line1, line2, city, state, zip } = TOO_LONG;
  const region = { ...REGION, state: text, zip: text, city: text };
  expect(told(await client.setRegion({ shippingRegion: region }))).toEqual({
    ...refused,
    fields: { city, state, zip },
  });
  expect(told(await client.validateAddress({ ...region, street: text }))).toEqual({
    ...refused,
    fields: { line1, city, state, zip },
  });
  const flat = {
    billingState: text,
    shippingCountry: 'US',
    shippingState: text,
    shippingZipCode: text,
    shippingCity: text,
    shippingLine1: text,
    shippingLine2: text,
  };
  expect(told(await client.validateRegion(flat))).toEqual({
    ...refused,
    fields: { line1, line2, city, state, zip },
  });
});

it('an order with such an address says which of its fields it was', async () => {
  const order = await shopper.order();
  const text = 'x'.repeat(10_000);
  const wish = { ...order, email: text, shippingAddress: of(text), billingAddress: of(text) };
  const prefixed = (address: string) =>
    Object.fromEntries(Object.entries(TOO_LONG).map(([field, words]) => [`${address}.${field}`, words]));
  expect(told(await shopper.client.createOrder(wish))).toMatchObject({
    status: 422,
    fields: { ...prefixed('shippingAddress'), ...prefixed('billingAddress'), email: WRONG_EMAIL },
  });
});

it('emoji are no name, no street and no city, and what was there before stays', async () => {
  result(await shopper.client.saveShipping({ address: HOME, email: EMAIL }));
  const address = { ...HOME, fullName: '🛏️ 🛏️🛏️', line1: '🛏️🛏️', city: '🌆' };
  expect(told(await shopper.client.saveShipping({ address, email: '🛏️@example.com' }))).toMatchObject({
    status: 422,
    fields: {
      fullName: 'Please enter valid full name',
      line1: 'Please enter a valid address',
      city: 'Please enter a valid city',
    },
  });
  expect(result(await shopper.client.checkout()).shippingAddress).toMatchObject({ line1: HOME.line1 });
});

it('a code of any length is an invalid one', async () => {
  for (const code of ['A'.repeat(21), 'A'.repeat(201), '🛏️'.repeat(10_000), 'كود'.repeat(3_000)])
    expect(told(await shopper.client.setCoupon(code))).toMatchObject({
      status: 422,
      error: 'Invalid Coupon Code',
    });
});

it('a ZIP code of any length is told as one, for a price at the door too', async () => {
  for (const zip of ['1'.repeat(21), '1'.repeat(10_000), '١٠٠٠١'.repeat(10)]) {
    const refused = { status: 422, error: TOO_LONG.zip, fields: { zip: TOO_LONG.zip } };
    expect(told(await shopper.client.deliverCartTo(zip))).toEqual(refused);
    const [sku = ''] = Object.keys(
      result(await shopper.client.products(['mattress'])).data[0]?.availability ?? {},
    );
    expect(told(await shopper.client.deliveredPrice({ sku, zip }))).toEqual(refused);
  }
});
