import { expect, it } from 'vitest';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

it('a cart says what it costs at a ZIP code and when it is there, and keeps its prices for 15 minutes', async () => {
  const shopper = store.shopper();
  const before = await shopper.adds('mattress', 'queen');
  expect(before.delivered).toBe(null);
  await shopper.adds('pillow', 'king', 2);
  const cart = result(await shopper.client.deliverCartTo('10001'));
  expect(cart.delivered).toMatchObject({
    zip: '10001',
    place: 'New York, NY',
    heldUntil: '2026-11-20T12:15:00.000Z',
    held: 'We keep this total for 15 minutes.',
  });
  const { amount } = cart.totalPrice;
  const total = `$${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  expect(cart.delivered?.text).toBe(
    `Delivered to ZIP 10001 (New York, NY) by Nov 30 for ${total}, with tax and fees`,
  );
  expect(cart.extras.some(({ sku }) => sku === 'taxes')).toBe(true);

  const more = await shopper.adds('pillow', 'king', 1);
  expect(more.delivered?.text).not.toBe(cart.delivered?.text);
  // The same variant is promised already; anything else is not.
  expect(more.delivered?.held).toBe('We keep this total for 15 minutes.');
  const other = await shopper.adds('pillow', 'standard');
  expect(other.delivered).toMatchObject({ heldUntil: null, held: null });
  const asked = result(await shopper.client.deliverCartTo('10001'));
  expect(asked.delivered?.held).not.toBe(null);
  result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  const whole = result(await shopper.client.cart());
  expect(whole.totalPrice).toEqual(asked.totalPrice);
  expect(whole.delivered).toEqual(asked.delivered);
});

it('an address that is there stays there when its own code is asked about', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const address = { ...HOME, city: 'Manhattan' };
  result(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
  expect(result(await shopper.client.deliverCartTo('10001')).delivered?.place).toBe('Manhattan, NY');
  expect(result(await shopper.client.checkout()).submittedSteps.shipping).toBe(true);
  expect(result(await shopper.client.deliverCartTo('87101')).delivered?.place).toBe('Albuquerque, NM');
  expect(result(await shopper.client.checkout()).submittedSteps.shipping).toBe(false);
});

it('is named by province in Canada and by the country in the United Kingdom', async () => {
  for (const [host, zip, place] of [
    ['halcyon-ca.localhost', 'm5v 2t6', 'Ontario'],
    ['halcyon-uk.localhost', 'SW1A 1AA', 'United Kingdom'],
  ] as const) {
    const shopper = store.shopper(host);
    await shopper.adds('mattress', 'queen');
    expect(result(await shopper.client.deliverCartTo(zip)).delivered?.place).toBe(place);
  }
});

it('a code that is none, a place that we do not ship to and an empty cart are refused in words', async () => {
  const shopper = store.shopper();
  expect(refusal(await shopper.client.deliverCartTo('10001')).error).toBe('Cart Empty');
  await shopper.adds('mattress', 'queen');
  expect(refusal(await shopper.client.deliverCartTo('1000'))).toMatchObject({
    status: 422,
    fields: { zip: 'Please enter a valid zip code' },
  });
  expect(refusal(await shopper.client.deliverCartTo('96815'))).toMatchObject({ status: 412 });
  result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  expect(refusal(await shopper.client.deliverCartTo('99501'))).toMatchObject({
    fields: { zip: 'WGS is not available for this state.' },
  });
});

it('where only a distribution partner goes there is no other way, and it is called so [K3.46]', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const cart = result(await shopper.client.deliverCartTo('99501'));
  expect(cart.extras[0]).toMatchObject({
    sku: 'shipping',
    product: { title: 'Delivered by our partner' },
    pricing: { price: { amount: 0 } },
  });
  expect(cart.receipt.lines.find(({ step }) => step === 'delivery')?.rule).toBe('distribution-partner');
  const offered = cart.items.flatMap(({ availableExtras }) => availableExtras.map(({ kind }) => kind));
  expect(offered).not.toContain('white-glove');
  expect(result(await shopper.client.whiteGloveAvailability('AK'))).toEqual({ wgsAvailable: false });
  expect(refusal(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' })).code).toBe(
    'white_glove_unavailable',
  );
});
