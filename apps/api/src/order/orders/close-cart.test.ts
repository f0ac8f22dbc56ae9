import { createHelpClient } from '@counterpane/contract/cart/remote';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts } from '../../cart/carts/tables.ts';
import { signedIn } from '../../staff/testing/staff-browser.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result } from '../../testing/shopper.ts';
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

/** A stream looks for itself after 15 s: one that hears of it sooner was told. Milliseconds. */
const AT_ONCE = 10_000;

describe('staff who look at a cart', () => {
  it('hear at once that it was ordered', { timeout: AT_ONCE }, async () => {
    const shopper = store.shopper();
    const { id } = await shopper.adds('mattress', 'twin');
    const help = createHelpClient((path, init) => shopper.fetch(path, init));
    const { code } = result(await help.askForHelp(id ?? ''));
    const maya = await signedIn(store, 'Maya');
    result(await maya.desk.enter({ code }));
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
