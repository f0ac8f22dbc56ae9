import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { CALIFORNIA, openDearAddresses } from './testing/dear-address.ts';

const FORM = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };

const store = useTestStore(openCardStore);
let shop: Awaited<ReturnType<typeof openDearAddresses>>;
beforeAll(async () => {
  shop = await openDearAddresses(store);
});

type Made = Awaited<ReturnType<typeof shop.customerWith>>;

/** An address that waits, and the page on which it is paid. */
const waiting = async (email: string) => {
  const made = await shop.customerWith(email, 5_000);
  await shop.asksFor(made, CALIFORNIA);
  return { made, page: await shop.opensPage(made) };
};

/** Its change is called off: no card is charged, not even on a page that was open, and its store credit is free again. */
const isCalledOff = async (made: Made, page: string) => {
  expect([await shop.cityOf(made), await shop.waits(made), await made.balance()]).toEqual([
    ...['Manchester', null, 5_000],
  ]);
  await store.sweep();
  await store.atProvider(page, FORM);
  await store.sweep();
  expect(await shop.movedFor(await shop.paymentOf(made))).toEqual([]);
};

describe('a dearer address that is to be paid', () => {
  it('cannot be paid once something is packed: its page says so, and paying calls it off and charges nothing', async () => {
    const { made, page } = await waiting('packed.pays@example.com');
    await shop.packs(made);
    expect(await shop.waits(made)).toMatchObject({ mayGo: false, isPayable: false });
    expect(refusal(await made.shopper.client.payAddress(made.id)).code).toBe('address_too_late');
    await isCalledOff(made, page);
    expect(refusal(await made.shopper.client.payAddress(made.id)).code).toBe('order_closed');
  });

  it('cannot be paid once a part of the order is cancelled, and paying calls it off and charges nothing', async () => {
    const { made, page } = await waiting('part.pays@example.com');
    await shop.cancels(made, 1);
    expect(await shop.waits(made)).toMatchObject({ mayGo: false, isPayable: false });
    expect(refusal(await made.shopper.client.payAddress(made.id)).code).toBe('address_by_phone');
    await isCalledOff(made, page);
  });

  it('cannot be paid once all of the order is cancelled', async () => {
    const { made } = await waiting('all.pays@example.com');
    await shop.cancels(made, 2);
    expect(await shop.waits(made)).toMatchObject({ mayGo: false, isPayable: false });
    expect(refusal(await made.shopper.client.payAddress(made.id)).code).toBe('address_by_phone');
    expect(await shop.waits(made)).toBeNull();
  });
});
