import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { fillLog } from '../../testing/fill-log.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { carts } from '../carts/tables.ts';

const store = useTestStore(openCardStore);

const withMattress = async (): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const history = async (shopper: Shopper) =>
  result(await shopper.client.cart()).historyLog.map(({ type }) => type);

/** As if staff were in the cart; the log of the cart says nothing of it. */
const letStaffIn = async (shopper: Shopper): Promise<void> => {
  const cart = result(await shopper.client.cart());
  const until = new Date(store.clock.now() + 60_000).toISOString();
  const remoteControl = { nonce: 'n', codeHash: cart.id ?? '', until, staff: [{ id: 'maya', name: 'Maya' }] };
  await store.database.db
    .update(carts)
    .set({ remoteControl })
    .where(eq(carts.id, cart.id ?? ''));
};

/** A customer who has bought and paid for something under an address. */
const customer = async (email: string): Promise<void> => {
  const shopper = await withMattress();
  const order = await shopper.places({ email });
  result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
};

const shipping = (email: string) => ({ email, address: HOME });

describe('a coupon that is typed', () => {
  it('is 3 to 20 characters, never empty, never the marker of no coupon [K5.37, K5.38]', async () => {
    const shopper = await withMattress();
    for (const code of ['AB', 'A'.repeat(21), '', '   ', 'no-coupon', 'No-Coupon'])
      expect(refusal(await shopper.client.setCoupon(code))).toMatchObject({
        status: 422,
        code: 'coupon_invalid',
        error: 'Invalid Coupon Code',
      });
  });

  it('is kept when it gives nothing, and the answer says what would make it count', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'standard');
    const { couponDetails } = result(await shopper.client.setCoupon('MATTRESS100'));
    expect(couponDetails).toMatchObject({
      code: 'MATTRESS100',
      applied: false,
      reason: 'MATTRESS100 counts when a mattress is in the cart.',
      reasonCode: 'out_of_scope',
    });
    await shopper.adds('mattress', 'twin');
    expect(result(await shopper.client.cart()).couponDetails).toMatchObject({ applied: true, reason: null });
  });
});

describe('a coupon from a link or a cookie', () => {
  it('is checked like a typed one, and said to have come by itself [K4.50]', async () => {
    const shopper = await withMattress();
    const cart = result(await shopper.client.offerCoupon('sleep10'));
    expect(cart.couponDetails).toMatchObject({ code: 'SLEEP10', applied: true, isAutomatic: true });
    expect(refusal(await (await withMattress()).client.offerCoupon('NOBODY')).code).toBe('coupon_unknown');
  });

  it('does not take the place of one that is there', async () => {
    const shopper = await withMattress();
    result(await shopper.client.setCoupon('TWENTYOFF'));
    expect(result(await shopper.client.offerCoupon('SLEEP10')).couponDetails?.code).toBe('TWENTYOFF');
  });

  it('is not there when it has expired: the cart says so and remembers it [K4.51]', async () => {
    const shopper = await withMattress();
    const cart = result(await shopper.client.offerCoupon('LASTYEAR'));
    expect(cart.couponDetails).toBeNull();
    expect(cart.notices).toMatchObject([{ code: 'coupon_expired', text: 'The code LASTYEAR has expired' }]);
    expect(await history(shopper)).toContain('couponExpired');
    const { id, version } = result(await shopper.client.cart());
    await fillLog(store, id);
    expect(result(await shopper.client.offerCoupon('LASTYEAR')).version).toBe(version);
    expect(result(await shopper.client.checkout()).isCouponEventFired).toBe(true);
  });

  it('does not come back after the shopper took it out, but may be typed [K4.53]', async () => {
    const shopper = await withMattress();
    result(await shopper.client.offerCoupon('SLEEP10'));
    result(await shopper.client.removeCoupon());
    expect(result(await shopper.client.offerCoupon('SLEEP10')).couponDetails).toBeNull();
    expect(result(await shopper.client.setCoupon('SLEEP10')).couponDetails?.code).toBe('SLEEP10');
    expect(await history(shopper)).toContain('couponRemoved');
  });
});

/** Puts a code on the cart whose time is over meanwhile. */
const expireOn = async (shopper: Shopper) => {
  const { id } = result(await shopper.client.setCoupon('SLEEP10'));
  await store.database.db
    .update(carts)
    .set({ couponCode: 'LASTYEAR' })
    .where(eq(carts.id, id ?? ''));
};

describe('a coupon that has expired on the cart', () => {
  it('leaves with the next change, and the cart says so', async () => {
    const shopper = await withMattress();
    await expireOn(shopper);
    expect(result(await shopper.client.cart()).couponDetails).toMatchObject({ reasonCode: 'expired' });
    const cart = await shopper.adds('pillow', 'standard');
    expect(cart.couponDetails).toBeNull();
    expect(cart.notices).toMatchObject([{ code: 'coupon_expired' }]);
    expect(cart.historyLog.at(-1)).toMatchObject({ type: 'couponExpired' });
  });

  it('leaves when it is offered once more, as the cart page does, and is remembered as expired', async () => {
    const shopper = await withMattress();
    await expireOn(shopper);
    const cart = result(await shopper.client.offerCoupon('LASTYEAR'));
    expect(cart.couponDetails).toBeNull();
    expect(cart.historyLog.at(-1)).toMatchObject({
      type: 'couponExpired',
      metadata: { couponCode: 'LASTYEAR' },
    });
  });

  it('stays when it is offered once more while staff control the cart, and nothing is written', async () => {
    const shopper = await withMattress();
    await letStaffIn(shopper);
    await expireOn(shopper);
    const { version } = result(await shopper.client.cart());
    const cart = result(await shopper.client.offerCoupon('LASTYEAR'));
    expect(cart).toMatchObject({ version, couponDetails: { code: 'LASTYEAR' } });
  });

  it('stays while staff control the cart [K4.55]', async () => {
    const shopper = await withMattress();
    await letStaffIn(shopper);
    await expireOn(shopper);
    expect((await shopper.adds('pillow', 'standard')).couponDetails).toMatchObject({ code: 'LASTYEAR' });
  });
});

describe('a coupon for first orders', () => {
  it('stays with a new customer', async () => {
    const shopper = await withMattress();
    result(await shopper.client.setCoupon('WELCOME5'));
    result(await shopper.client.saveShipping(shipping('new@example.com')));
    expect(result(await shopper.client.cart()).couponDetails?.code).toBe('WELCOME5');
  });

  it('becomes its counterpart for a customer who has ordered before, and the cart says why [K4.57]', async () => {
    await customer('Grace@Example.com');
    const shopper = await withMattress();
    result(await shopper.client.setCoupon('WELCOME5'));
    result(await shopper.client.saveShipping(shipping('grace@example.com')));
    const cart = result(await shopper.client.cart());
    expect(cart.couponDetails).toMatchObject({ code: 'WELCOMEBACK', applied: true });
    expect(cart.notices).toMatchObject([
      {
        code: 'coupon_replaced',
        text: 'The code WELCOME5 is for first orders only. Welcome back: WELCOMEBACK is yours instead.',
      },
    ]);
  });

  it('is checked again when the order is placed: the new total is told, and the next try works', async () => {
    await customer('edsger@example.com');
    const shopper = await withMattress();
    result(await shopper.client.setCoupon('WELCOME5'));
    // His own phone: by the number of someone else's order he would be known at the step before.
    const shippingAddress = { ...HOME, phone: '2125550199' };
    const wish = { ...(await shopper.order({ shippingAddress })), email: 'edsger@example.com' };
    const refused = refusal(await shopper.client.createOrder(wish));
    expect(refused).toMatchObject({
      status: 409,
      code: 'price_changed',
      expected: wish.expectedTotal.amount,
    });
    const cart = result(await shopper.client.cart());
    expect(cart.couponDetails?.code).toBe('WELCOMEBACK');
    expect(refused).toMatchObject({ actual: cart.totalPrice.amount });
    const again = { ...wish, cartVersion: cart.version, expectedTotal: cart.totalPrice };
    expect(result(await shopper.client.createOrder(again)).total).toEqual(cart.totalPrice);
  });

  it('stays while staff control the cart [K4.56]', async () => {
    await customer('barbara@example.com');
    const shopper = await withMattress();
    result(await shopper.client.setCoupon('WELCOME5'));
    await letStaffIn(shopper);
    result(await shopper.client.saveShipping(shipping('barbara@example.com')));
    expect(result(await shopper.client.cart()).couponDetails?.code).toBe('WELCOME5');
  });
});

describe('a code that others have used up', () => {
  it('takes nothing off any more, says so, and does not stop the order', async () => {
    const [first, second] = [await withMattress(), await withMattress()];
    result(await second.client.setCoupon('ONCE50'));
    result(await first.client.setCoupon('ONCE50'));
    const before = result(await second.client.cart());
    await first.places({ email: 'first@example.com' });
    // A cart that has it keeps it in sight.
    expect(result(await first.client.cart()).couponDetails).toMatchObject({ applied: true });
    const cart = result(await second.client.cart());
    expect(cart.couponDetails).toMatchObject({
      applied: false,
      reasonCode: 'used_up',
      reason: 'ONCE50 has been used up.',
    });
    expect(cart.totalPrice.amount).toBe(before.totalPrice.amount + 5000);
    expect((await second.places()).total.amount).toBeGreaterThan(0);
  });
});

describe('a code for first orders in two carts of one customer', () => {
  it('is used in one of them', async () => {
    const order = async () => {
      const shopper = await withMattress();
      result(await shopper.client.setCoupon('WELCOME5'));
      const shippingAddress = { ...HOME, phone: '2125550188' };
      return { shopper, wish: await shopper.order({ email: 'Twice@example.com', shippingAddress }) };
    };
    const [one, two] = [await order(), await order()];
    expect((await one.shopper.client.createOrder(one.wish)).ok).toBe(true);
    const refused = refusal(await two.shopper.client.createOrder(two.wish));
    expect(refused.code).toBe('price_changed');
    expect(result(await two.shopper.client.cart()).couponDetails?.code).toBe('WELCOMEBACK');
  });
});

describe('a coupon that came by itself and gives nothing any more', () => {
  const onlyMattress = async (keep: boolean) => {
    await setFlag(store, 'keepCouponIfNoDiscount', keep);
    const shopper = await withMattress();
    const cart = await shopper.adds('pillow', 'standard');
    result(await shopper.client.offerCoupon('MATTRESS100'));
    return result(await shopper.client.removeItem(cart.items[0]?.itemIdentifier ?? ''));
  };

  it('is taken out, and it is said, while the keep-if-no-discount flag is off [K4.52]', async () => {
    const cart = await onlyMattress(false);
    expect(cart.couponDetails).toBeNull();
    expect(cart.notices).toMatchObject([{ code: 'coupon_gives_nothing', couponCode: 'MATTRESS100' }]);
  });

  it('stays, with what would make it count, while the flag is on', async () => {
    const cart = await onlyMattress(true);
    expect(cart.couponDetails).toMatchObject({
      code: 'MATTRESS100',
      applied: false,
      reasonCode: 'out_of_scope',
    });
  });
});
