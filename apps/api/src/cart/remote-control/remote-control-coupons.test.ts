import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);
let maya: StaffBrowser;
beforeAll(async () => {
  maya = await signedIn(store, 'Maya');
});

const helpOf = (shopper: Shopper) => createRemoteTokenClient((path, init) => shopper.fetch(path, init));
const cartOf = async (shopper: Shopper) => result(await shopper.client.cart());
const cartId = async (shopper: Shopper) => (await cartOf(shopper)).id ?? '';

const withMattress = async (): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const enters = async (staff: StaffBrowser, shopper: Shopper) => {
  const { code } = result(await helpOf(shopper).askForHelp(await cartId(shopper)));
  return result(await staff.remote.enter({ code }));
};

describe('while staff are in the cart', () => {
  it('a code that came by itself stays though it gives nothing, and goes with the next change afterwards', async () => {
    await setFlag(store, 'keepCouponIfNoDiscount', false);
    const shopper = await withMattress();
    await shopper.adds('pillow', 'standard');
    result(await shopper.client.offerCoupon('MATTRESS100'));
    const seen = await enters(maya, shopper);
    const mattress = seen.cart.items.find(({ product }) => product.name === 'mattress')?.itemIdentifier ?? '';
    const left = result(await maya.at(seen).removeItem(mattress));
    expect(left.couponDetails).toMatchObject({ code: 'MATTRESS100', applied: false });
    result(await helpOf(shopper).endHelp(await cartId(shopper)));
    expect((await shopper.adds('pillow', 'king')).couponDetails).toBeNull();
  });

  it('a code for first orders stays with a customer who has bought before, until staff have gone [K4.56]', async () => {
    const before = await withMattress();
    const order = await before.places({ email: 'grace@example.com' });
    result(await before.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    const shopper = await withMattress();
    const seen = await enters(maya, shopper);
    result(await maya.at(seen).setCoupon('WELCOME5'));
    const form = { email: 'grace@example.com', address: HOME };
    result(await shopper.client.saveShipping(form));
    expect((await cartOf(shopper)).couponDetails?.code).toBe('WELCOME5');
    result(await maya.remote.leave(seen.cart.id ?? ''));
    result(await shopper.client.saveShipping(form));
    expect((await cartOf(shopper)).couponDetails?.code).toBe('WELCOMEBACK');
  });
});
