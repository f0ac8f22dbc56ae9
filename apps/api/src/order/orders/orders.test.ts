import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

/** What another shopper is told who wants one. */
const soldOutElsewhere = async (name: string, size: string): Promise<boolean> =>
  (await store.shopper().adds(name, size)).notices.some(({ code }) =>
    ['not_purchasable', 'insufficient_stock'].includes(code),
  );

const withMattress = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

describe('placing an order', () => {
  it('freezes cart, receipt and addresses and waits for the payment [K7.01, K3.12, K3.13, K3.15]', async () => {
    const shopper = await withMattress();
    const cart = result(await shopper.client.cart());
    const order = await shopper.places();
    expect(order.id).toMatch(/^[0-9a-f]{24}$/);
    expect(order.cart.id).toBe(cart.id);
    expect(order.cart.items.map(({ sku, quantity, isGift }) => [sku, quantity, isGift])).toEqual(
      cart.items.map(({ sku, quantity, isGift }) => [sku, quantity, isGift]),
    );
    expect(order.cart.totalDiscount).toEqual(cart.totalDiscount);
    expect(order).toMatchObject({
      paymentDetails: { provider: 'stripeDirect' },
      journey: 'checkout',
      backorderDays: 0,
      extraData: {},
      metadata: { lang: 'en', includeDisposal: false },
      status: 'awaiting_payment',
      email: 'ada@example.com',
      brand: 'halcyon',
      total: { amount: 76104, currency: 'USD' },
      shippingDetails: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        phone: '2125550142',
        address: { line1: '20 W 34th St', zip: '10001', state: 'NY', country: 'US' },
      },
    });
    expect(order.receipt.total).toBe(76104);
    expect(order.shortId).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(result(await shopper.client.cart()).itemsCount).toBe(1);
  });

  it('sets stock aside for the mattress and its gifts', async () => {
    const before = await stockOf(store, 'halcyon/hal-pillow-s:standard');
    const shopper = await withMattress();
    await shopper.places();
    const after = await stockOf(store, 'halcyon/hal-pillow-s:standard');
    expect(after).toMatchObject({ available: before.available - 2, reserved: before.reserved + 2 });
  });

  it('twice with the same cart gives the same order, which the checkout knows from then on [K4.20]', async () => {
    const shopper = await withMattress();
    const wish = await shopper.order();
    const [first, second] = await Promise.all([
      shopper.client.createOrder(wish),
      shopper.client.createOrder(wish),
    ]);
    expect(result(first).id).toBe(result(second).id);
    expect(result(await shopper.client.checkout()).order?.id).toBe(result(first).id);
  });

  it('tells both prices when the total is no longer what the shopper saw', async () => {
    const shopper = await withMattress();
    const wish = await shopper.order({ expectedTotal: { amount: 70000, currency: 'USD' } });
    expect(refusal(await shopper.client.createOrder(wish))).toMatchObject({
      status: 409,
      code: 'price_changed',
      expected: 70000,
      actual: 76104,
    });
  });

  it('from an older look at the cart is refused', async () => {
    const shopper = await withMattress();
    const wish = await shopper.order();
    const stale = await shopper.client.createOrder({ ...wish, cartVersion: wish.cartVersion - 1 });
    expect(refusal(stale)).toMatchObject({ status: 409, code: 'stale_version' });
  });

  it("without anything in the cart is 'Cart Empty' [K5.39]", async () => {
    const shopper = store.shopper();
    const wish = {
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: 0,
      expectedTotal: { amount: 0, currency: 'USD' as const },
    };
    expect(refusal(await shopper.client.createOrder(wish)).error).toBe('Cart Empty');
  });

  it("with a way to pay that does not exist is 'Payment provider not found' [K4.22]", async () => {
    const shopper = await withMattress();
    const wish = await shopper.order({ billingProvider: 'moonbeams' });
    expect(refusal(await shopper.client.createOrder(wish)).error).toBe('Payment provider not found');
  });

  it('names every field of an address that is wrong', async () => {
    const shopper = await withMattress();
    const wish = await shopper.order();
    const answer = await shopper.client.createOrder({
      ...wish,
      email: 'ada',
      shippingAddress: { ...HOME, fullName: 'Ada1', line1: 'PO Box 7' },
      billingAddress: { ...HOME, city: '' },
    });
    expect(refusal(answer)).toMatchObject({
      status: 422,
      code: 'address_invalid',
      fields: {
        email: 'A valid email address is required',
        'shippingAddress.fullName': 'Please enter valid full name',
        'shippingAddress.line1': 'We do not currently ship to PO Boxes',
        'billingAddress.city': 'Please enter your city',
      },
    });
  });

  it('to a ZIP of another state, or where we do not ship, is a 412', async () => {
    const shopper = await withMattress();
    const wish = await shopper.order();
    const wrong = await shopper.client.createOrder({ ...wish, shippingAddress: { ...HOME, zip: '87101' } });
    expect(refusal(wrong)).toMatchObject({
      status: 412,
      error: 'Enter a valid ZIP / postal code for New York, US',
    });
    const hawaii = { ...HOME, state: 'HI', zip: '96801' };
    const barred = await shopper.client.createOrder({ ...wish, shippingAddress: hawaii });
    expect(refusal(barred)).toMatchObject({
      status: 412,
      error: 'We’re sorry, but we cannot ship items to your region.',
    });
  });

  it('for more than is left sells nothing and says how many there are', async () => {
    const ten = await Promise.all([store.shopper(), store.shopper()]);
    for (const shopper of ten) await shopper.adds('mattress', 'calKing', 6);
    const [first, second] = ten;
    await first?.places();
    const wish = await second?.order();
    if (!wish || !second) throw new Error('no second shopper');
    expect(refusal(await second.client.createOrder(wish))).toMatchObject({
      code: 'insufficient_stock',
      available: 4,
    });
    const { available, reserved } = await stockOf(store, 'halcyon/hal-classic-foam-s:calking');
    expect([available, reserved]).toEqual([4, 6]);
  });

  it('of the last ones does not make them look sold out to their own shopper', async () => {
    const shopper = store.shopper();
    await shopper.adds('ultra-hybrid-mattress', 'full', 6);
    const wish = await shopper.order();
    const first = result(await shopper.client.createOrder(wish));
    await expect.poll(async () => soldOutElsewhere('ultra-hybrid-mattress', 'full')).toBe(true);
    expect(result(await shopper.client.cart())).toMatchObject({ itemsCount: 6, notices: [] });
    expect(result(await shopper.client.createOrder(wish)).id).toBe(first.id);
    const [line] = result(await shopper.client.cart()).items;
    const fewer = result(await shopper.client.changeItem(line?.itemIdentifier ?? '', { quantity: 5 }));
    expect(fewer.itemsCount).toBe(5);
    const second = await shopper.places();
    expect(second.id).not.toBe(first.id);
    expect(await stockOf(store, 'halcyon/hal-ultra-hybrid-s:full')).toMatchObject({
      available: 1,
      reserved: 5,
    });
  });

  it('with a changed cart ends the unpaid order before it and puts its stock back', async () => {
    const shopper = store.shopper();
    await shopper.adds('premier-hybrid-mattress', 'queen', 2);
    const first = await shopper.places();
    await shopper.adds('premier-hybrid-mattress', 'queen', 1);
    const second = await shopper.places();
    expect(second.id).not.toBe(first.id);
    expect(result(await shopper.client.order(first.id)).status).toBe('cancelled');
    expect(await stockOf(store, 'halcyon/hal-premier-hybrid-s:queen')).toMatchObject({ reserved: 3 });
  });

  it('reserves stock only until the order expires unpaid', async () => {
    const shopper = store.shopper();
    await shopper.adds('luxe-hybrid-mattress', 'queen');
    const { id } = await shopper.places();
    store.clock.forward(21 * 60_000);
    await store.sweep();
    expect(result(await shopper.client.order(id)).status).toBe('cancelled');
    expect(await stockOf(store, 'halcyon/hal-luxe-hybrid-s:queen')).toMatchObject({ reserved: 0 });
  });
});

describe('an order', () => {
  it('is not opened by its id for another visitor [K7.04]', async () => {
    const shopper = await withMattress();
    const order = await shopper.places();
    expect(refusal(await store.shopper().client.order(order.id))).toMatchObject({ status: 404 });
    const tokened = await store.shopper().fetch(`/api/orders/${order.id}?token=${order.token}`);
    expect(tokened.status).toBe(200);
    const forged = await store.shopper().fetch(`/api/orders/${order.id}?token=${order.id}.abc`);
    expect(forged.status).toBe(404);
  });

  it('uses a limited coupon once, and gives it back when it is cancelled', async () => {
    const [ada, ben] = [store.shopper(), store.shopper()];
    for (const shopper of [ada, ben]) {
      await shopper.adds('mattress', 'queen');
      result(await shopper.client.setCoupon('once50'));
    }
    const wish = await ben.order();
    const first = await ada.places();
    expect(refusal(await ben.client.createOrder(wish))).toMatchObject({ code: 'price_changed' });
    expect(result(await ben.client.cart()).couponDetails).toMatchObject({ reasonCode: 'used_up' });
    store.clock.forward(21 * 60_000);
    await store.sweep();
    expect(result(await ada.client.order(first.id)).status).toBe('cancelled');
    expect(result(await ben.client.createOrder(wish)).receipt.total).toBe(wish.expectedTotal.amount);
  });
});
