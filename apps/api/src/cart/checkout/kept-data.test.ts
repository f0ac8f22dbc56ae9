import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { HOME, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { carts } from '../carts/tables.ts';
import { deleteExpiredCheckouts } from './expired-checkouts.ts';

const DAY = 86_400_000;
const TOKEN = { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } };

const store = useTestStore(openCardStore);

/** A shopper who has come as far as the review. */
const atReview = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove', withMattressRemoval: true }));
  result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com', sendEmail: true }));
  result(
    await shopper.client.saveBilling({
      sameAsShipping: true,
      paymentProvider: 'stripeDirect',
      cardToken: TOKEN,
    }),
  );
  return shopper;
};

const FORGOTTEN = {
  shippingAddress: null,
  billingAddress: null,
  email: '',
  permissions: { sendEmail: false, sendSMS: false },
  cardToken: null,
  paymentToken: null,
  submittedSteps: { shipping: false, billing: false },
  deliveryOption: 'white-glove',
  withMattressRemoval: true,
};

describe('what was entered at checkout', () => {
  it('is there on the next visit, for 30 days, and then it is deleted [K4.11]', async () => {
    const shopper = await atReview();
    const { id } = result(await shopper.client.cart());
    store.clock.forward(29 * DAY);
    await deleteExpiredCheckouts(store.deps);
    expect(result(await shopper.client.checkout())).toMatchObject({
      shippingAddress: HOME,
      email: 'ada@example.com',
      permissions: { sendEmail: true },
    });
    store.clock.forward(2 * DAY);
    expect(result(await shopper.client.checkout())).toMatchObject(FORGOTTEN);
    await deleteExpiredCheckouts(store.deps);
    const [row] = await store.database.db
      .select()
      .from(carts)
      .where(eq(carts.id, id ?? ''));
    expect(row?.checkout).toEqual({ deliveryOption: 'white-glove', withMattressRemoval: true });
    expect(result(await shopper.client.cart()).items.length).toBeGreaterThan(0);
  });

  it('is forgotten at once when the shopper asks for it, and the cart stays [K3.40]', async () => {
    const shopper = await atReview();
    const before = result(await shopper.client.cart());
    result(await shopper.client.resetCheckout());
    expect(result(await shopper.client.checkout())).toMatchObject(FORGOTTEN);
    const { items, totalDiscount } = result(await shopper.client.cart());
    expect(items.map(({ sku, quantity }) => [sku, quantity])).toEqual(
      before.items.map(({ sku, quantity }) => [sku, quantity]),
    );
    expect(totalDiscount).toEqual(before.totalDiscount);
  });

  it('can be forgotten where there is nothing', async () => {
    expect(result(await store.shopper().client.resetCheckout()).shippingAddress).toBeNull();
  });
});

describe('a shop whose billing step asks for no address', () => {
  it('bills to the shipping address, whatever is sent', async () => {
    await setFlag(store, 'billingStep', false);
    const shopper = await atReview();
    const form = { sameAsShipping: false, paymentProvider: 'stripeDirect', cardToken: TOKEN } as const;
    result(await shopper.client.saveBilling({ ...form, address: { ...HOME, line1: '' } }));
    expect(result(await shopper.client.checkout())).toMatchObject({
      asksBillingAddress: false,
      differentBilling: false,
      billingAddress: HOME,
    });
    const moved = { ...HOME, line1: '1 Broadway' };
    result(await shopper.client.saveShipping({ address: moved, email: 'ada@example.com' }));
    expect(result(await shopper.client.checkout()).billingAddress).toEqual(moved);
    await setFlag(store, 'billingStep', true);
  });

  it('completes a billing address that has no phone number, and leaves one that has [K4.09]', async () => {
    const own = { ...HOME, fullName: 'Grace Hopper', line1: '1 Broadway' };
    const shopper = await atReview();
    const { id } = result(await shopper.client.cart());
    await setFlag(store, 'billingStep', false);
    for (const [billingAddress, completed] of [
      [{ ...own, zip: '', phone: '' }, own],
      [
        { ...own, phone: '212 555 0199' },
        { ...own, phone: '212 555 0199' },
      ],
    ] as const) {
      await store.database.db
        .update(carts)
        .set({ checkout: { billingAddress, sameAsShipping: false } })
        .where(eq(carts.id, id ?? ''));
      result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
      expect(result(await shopper.client.checkout()).billingAddress).toEqual(completed);
    }
    await setFlag(store, 'billingStep', true);
  });
});
