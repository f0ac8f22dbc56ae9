import { EMAIL_CONSENT } from '@counterpane/rules/checkout/consents';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { carts } from '../carts/tables.ts';

const store = useTestStore(openCardStore);

const atShipping = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

describe('the shipping step', () => {
  it('keeps the address and restores it on the next visit [K3.24, K3.29]', async () => {
    const shopper = await atShipping();
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    expect(result(await shopper.client.checkout())).toMatchObject({
      shippingAddress: HOME,
      email: 'ada@example.com',
      submittedSteps: { shipping: true, billing: false },
    });
  });

  it('keeps consent apart from the address, off unless it was given, with text and time [K4.08, K4.10, C6.05]', async () => {
    const shopper = await atShipping();
    expect(result(await shopper.client.checkout()).permissions).toEqual({ sendEmail: false, sendSMS: false });
    const saved = result(
      await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com', sendEmail: true }),
    );
    expect(saved.permissions).toEqual({ sendEmail: true, sendSMS: false });
    expect(saved.shippingAddress).not.toHaveProperty('sendEmail');
    const { id } = result(await shopper.client.cart());
    const [row] = await store.database.db
      .select()
      .from(carts)
      .where(eq(carts.id, id ?? ''));
    expect(row?.checkout.permissions).toMatchObject({
      at: '2026-11-20T12:00:00.000Z',
      texts: [EMAIL_CONSENT],
    });
  });

  it('puts the tax of the region into the cart', async () => {
    const shopper = await atShipping();
    expect(result(await shopper.client.cart()).extras.map(({ sku }) => sku)).toEqual(['shipping']);
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const cart = result(await shopper.client.cart());
    expect(cart.extras.map(({ sku, pricing }) => [sku, pricing.price.amount])).toEqual([
      ['shipping', 0],
      ['taxes', 6204],
    ]);
    expect(cart.totalPrice.amount).toBe(76104);
  });

  it('adds the recycling fee of the states that have one to a mattress [K5.49]', async () => {
    const places = [
      { state: 'CA', city: 'Los Angeles', zip: '90001', fee: 1600 },
      { state: 'RI', city: 'Providence', zip: '02903', fee: 2050 },
      { state: 'CT', city: 'Hartford', zip: '06103', fee: 1600 },
      { state: 'OR', city: 'Portland', zip: '97205', fee: 2250 },
      { state: 'NY', city: 'New York', zip: '10001', fee: undefined },
    ];
    for (const { fee, ...place } of places) {
      const shopper = await atShipping();
      result(await shopper.client.saveShipping({ address: { ...HOME, ...place }, email: 'ada@example.com' }));
      const extra = result(await shopper.client.cart()).extras.find(({ sku }) => sku === 'disposal');
      expect([place.state, extra?.pricing.price.amount]).toEqual([place.state, fee]);
    }
  });

  it('says in the specification’s words what is wrong, and forgets nothing that was right before', async () => {
    const shopper = await atShipping();
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const empty = { fullName: '', line1: '', city: '', state: '', zip: '', country: 'US', phone: '' };
    expect(refusal(await shopper.client.saveShipping({ address: empty }))).toMatchObject({
      status: 422,
      fields: {
        fullName: 'Please enter your full name',
        line1: 'Please enter a shipping address',
        city: 'Please enter your city',
        state: 'Please select a state',
        zip: 'Please enter a zip code',
        phone: 'Please enter a phone number',
        email: 'Please enter an e-mail address',
      },
    });
    expect(result(await shopper.client.checkout()).shippingAddress).toMatchObject(HOME);
  });

  it('refuses a ZIP of another state and a region we do not ship to with a 412', async () => {
    const shopper = await atShipping();
    const mismatch = await shopper.client.saveShipping({
      address: { ...HOME, zip: '87101' },
      email: 'ada@example.com',
    });
    expect(refusal(mismatch)).toMatchObject({ status: 412, code: 'zip_mismatch' });
    const barred = await shopper.client.saveShipping({
      address: { ...HOME, state: 'HI', zip: '96815' },
      email: 'ada@example.com',
    });
    expect(refusal(barred)).toMatchObject({ status: 412, code: 'region_blacklisted' });
  });

  it('wants something in the cart first', async () => {
    const answer = await store.shopper().client.saveShipping({ address: HOME, email: 'ada@example.com' });
    expect(refusal(answer).error).toBe('Cart Empty');
  });

  it('takes emoji, right-to-left text and 10,000 characters as what they are: a wrong address', async () => {
    const shopper = await atShipping();
    for (const line1 of ['🛏️🛏️🛏️', 'x'.repeat(10_000)]) {
      const answer = await shopper.client.saveShipping({
        address: { ...HOME, line1 },
        email: 'ada@example.com',
      });
      expect(refusal(answer)).toMatchObject({ fields: { line1: 'Please enter a valid address' } });
    }
    const arabic = { ...HOME, line1: 'شارع الملك ٢٠' };
    result(await shopper.client.saveShipping({ address: arabic, email: 'ada@example.com' }));
    expect(result(await shopper.client.checkout()).shippingAddress?.line1).toBe('شارع الملك ٢٠');
  });
});

describe('the email opt-in', () => {
  it('is hidden while its flag is on', async () => {
    const shopper = store.shopper();
    expect(result(await shopper.client.checkout()).hidesEmailOptIn).toBe(false);
    await setFlag(store, 'hideEmailCheckbox', true);
    expect(result(await shopper.client.checkout()).hidesEmailOptIn).toBe(true);
    await setFlag(store, 'hideEmailCheckbox', false);
  });
});

describe('text that cannot be kept', () => {
  it('is refused as a shape, wherever it comes', async () => {
    const shopper = await atShipping();
    for (const line1 of ['20 W\u0000 34th St', '20 W \ud800 34th St'])
      expect(
        refusal(await shopper.client.saveShipping({ address: { ...HOME, line1 }, email: 'ada@example.com' }))
          .status,
      ).toBe(400);
    const order = await shopper.order();
    const metadata = { note: 'a\u0000b' };
    expect(refusal(await shopper.client.createOrder({ ...order, metadata })).status).toBe(400);
    const large = { note: 'x'.repeat(5_000) };
    expect(refusal(await shopper.client.createOrder({ ...order, metadata: large })).status).toBe(400);
  });

  it('is not found in addresses either', async () => {
    const shopper = store.shopper();
    for (const path of [
      '/api/pages/listings/constructor',
      '/api/pages/listings/__proto__',
      '/api/orders/%00',
      '/api/orders/zzz',
    ])
      expect([path, (await shopper.fetch(path)).status]).toEqual([path, 404]);
    const webhook = await shopper.fetch('/api/webhooks/constructor', { method: 'POST', body: '{}' });
    expect(webhook.status).toBe(404);
  });
});

describe('the billing step', () => {
  it('takes the shipping address when it is the same, and remembers how to pay', async () => {
    const shopper = await atShipping();
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const saved = result(
      await shopper.client.saveBilling({
        sameAsShipping: true,
        paymentProvider: 'stripeDirect',
        cardToken: { id: 'tok_1', card: { last4: '4242', brand: 'Visa' } },
      }),
    );
    expect(saved).toMatchObject({
      billingAddress: HOME,
      sameAsShipping: true,
      paymentProvider: 'stripeDirect',
      cardToken: { card: { last4: '4242', brand: 'Visa' } },
      submittedSteps: { shipping: true, billing: true },
    });
  });

  it('checks an address of its own, in words of its own [K5.06, K5.35]', async () => {
    const shopper = await atShipping();
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const answer = await shopper.client.saveBilling({
      sameAsShipping: false,
      address: { ...HOME, line1: '' },
      paymentProvider: 'stripeDirect',
    });
    expect(refusal(answer)).toMatchObject({ fields: { line1: 'Please enter a billing address' } });
  });

  it('wants an address when it is not the same', async () => {
    const shopper = await atShipping();
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const answer = await shopper.client.saveBilling({
      sameAsShipping: false,
      paymentProvider: 'stripeDirect',
    });
    expect(refusal(answer)).toMatchObject({ fields: { line1: 'Please enter a billing address' } });
  });

  it('offers the ways to pay by id and label [K3.61]', async () => {
    const shopper = await atShipping();
    expect(result(await shopper.client.checkout()).paymentProviders).toEqual([
      { id: 'stripeDirect', label: 'Card', entry: 'card-fields' },
    ]);
  });
});
