import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts } from '../../cart/carts/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { fillLog } from '../../testing/fill-log.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const card = { id: 'tok_visa', card: { last4: '4242', brand: 'visa' } };

describe('a cart that got something new while its order was paid', () => {
  it('keeps how it is delivered, and nothing of what was entered to pay for the rest', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'twin');
    result(await shopper.client.offerCoupon('SLEEP10'));
    result(await shopper.client.chooseDelivery({ withMattressRemoval: true }));
    const wish = await shopper.order();
    result(
      await shopper.client.saveBilling({
        sameAsShipping: true,
        paymentProvider: 'stripeDirect',
        cardToken: card,
      }),
    );
    const { version: cartVersion, totalPrice: expectedTotal } = result(await shopper.client.cart());
    const order = result(await shopper.client.createOrder({ ...wish, cartVersion, expectedTotal }));
    await shopper.adds('mattress', 'king');
    result(await shopper.client.payOrder(order.id, { paymentToken: card }));

    const { cart, ...checkout } = result(await shopper.client.checkout());
    expect(cart.items.filter(({ isGift }) => !isGift)).toHaveLength(1);
    expect(cart.couponDetails).toBeNull();
    expect(cart.historyLog.at(-1)).toMatchObject({
      type: 'cartOrdered',
      metadata: { orderId: order.id, by: null },
    });
    expect(checkout).toMatchObject({
      email: '',
      shippingAddress: null,
      cardToken: null,
      paymentProvider: null,
      permissions: { sendEmail: false, sendSMS: false },
      submittedSteps: { shipping: false, billing: false },
      withMattressRemoval: true,
    });
    const [stored] = await store.database.db
      .select()
      .from(carts)
      .where(eq(carts.id, cart.id ?? ''));
    expect(JSON.stringify(stored?.checkout)).not.toContain(HOME.line1);
    expect(stored?.couponIsAutomatic).toBe(false);
  });
});

/** Asks until the bank has decided; the provider is asked every three seconds at most. */
const whenDecided = (shopper: Shopper, id: string, status: OrderView['status']) =>
  expect
    .poll(async () => {
      store.clock.forward(3_000);
      return result(await shopper.client.refreshOrder(id)).status;
    })
    .toBe(status);

const orderedBy = async (cartId: string | null) => {
  const [cart] = await store.database.db
    .select()
    .from(carts)
    .where(eq(carts.id, cartId ?? ''));
  return cart?.orderedBy;
};

describe('a cart whose order a bank decides on, however much its log has forgotten', () => {
  it('keeps what came in since when the bank says yes: what was ordered left it once', async () => {
    const shopper = store.shopper();
    const { id: cartId } = await shopper.adds('pillow', 'king');
    const order = await shopper.places();
    await shopper.adds('pillow', 'king');
    result(await shopper.client.payOrder(order.id, { paymentToken: 'pm_usBankAccount_success' }));
    expect(result(await shopper.client.cart())).toMatchObject({ id: cartId, items: [{ quantity: 1 }] });
    await fillLog(store, cartId);
    await whenDecided(shopper, order.id, 'paid');
    expect(result(await shopper.client.cart())).toMatchObject({ id: cartId, items: [{ quantity: 1 }] });
  });

  it('is the shopper’s again when the bank says no, and closed by the next order', async () => {
    const shopper = store.shopper();
    const { id: cartId } = await shopper.adds('pillow', 'king');
    const order = await shopper.places();
    result(await shopper.client.payOrder(order.id, { paymentToken: 'pm_usBankAccount_insufficientFunds' }));
    expect(await orderedBy(cartId)).toEqual([order.id]);
    await fillLog(store, cartId);
    store.clock.forward(30 * 60_000);
    await whenDecided(shopper, order.id, 'payment_failed');
    expect(result(await shopper.client.cart())).toMatchObject({ id: cartId, itemsCount: 1 });
    expect(await orderedBy(cartId)).toEqual([]);
    const next = await shopper.places();
    result(await shopper.client.payOrder(next.id, { paymentToken: 'tok_visa' }));
    expect(await orderedBy(cartId)).toEqual([next.id]);
    expect(result(await shopper.client.cart()).id).toBeNull();
  });
});

/** A stream looks for itself after 15 s: one that hears of it sooner was told. Milliseconds. */
const AT_ONCE = 10_000;

describe('staff who look at a cart', () => {
  it('hear at once that it was ordered', { timeout: AT_ONCE }, async () => {
    const shopper = store.shopper();
    const { id } = await shopper.adds('mattress', 'twin');
    const help = createRemoteTokenClient((path, init) => shopper.fetch(path, init));
    const { code } = result(await help.askForHelp(id ?? ''));
    const maya = await signedIn(store, 'Maya');
    result(await maya.remote.enter({ code }));
    const order = await shopper.places();
    const stream = await store.api.inject({
      url: `/api/staff/carts/${id}/events`,
      headers: { host: 'halcyon.localhost', cookie: maya.cookie },
      payloadAsStream: true,
    });
    const over = new Promise((done) =>
      stream
        .stream()
        .on('data', () => undefined)
        .on('end', done),
    );
    result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    await over;
    expect((await maya.fetch(`/api/staff/carts/${id}`)).status).toBe(404);
  });
});
