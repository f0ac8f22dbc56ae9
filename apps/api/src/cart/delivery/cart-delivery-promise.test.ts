import { beforeEach, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);
let shopper: Shopper;
beforeEach(() => {
  shopper = store.shopper();
});

/** Today is Friday, 20 November 2026: what is packed in two business days and travels one is there on Wednesday. */
const WEDNESDAY = '2026-11-25';
/** Two people come three business days after the carrier would. */
const MONDAY = '2026-11-30';
const on = (certainDeliveryDate: string | null) => shopper.client.chooseDelivery({ certainDeliveryDate });

describe('the day on which a shopper wants it', () => {
  it('is kept with the cart, and can be taken back', async () => {
    const cart = await shopper.adds('pillow', 'king');
    expect(cart.metadata.reqDeliveryDate).toBeNull();
    expect(result(await on(WEDNESDAY)).metadata.reqDeliveryDate).toBe(WEDNESDAY);
    expect(result(await shopper.client.cart()).metadata.reqDeliveryDate).toBe(WEDNESDAY);
    result(await shopper.client.chooseDelivery({ withMattressRemoval: true }));
    expect(result(await shopper.client.cart()).metadata.reqDeliveryDate).toBe(WEDNESDAY);
    expect(result(await on(null)).metadata.reqDeliveryDate).toBeNull();
  });

  it('is refused before it can arrive, on a weekend, too late, and when it is no day', async () => {
    await shopper.adds('pillow', 'king');
    for (const day of ['2026-11-24', '2026-11-28', '2027-06-01', '2020-01-01']) {
      expect(refusal(await on(day))).toMatchObject({
        status: 422,
        code: 'delivery_date_unavailable',
        earliest: WEDNESDAY,
      });
    }
    expect(refusal(await on('tomorrow')).status).toBe(400);
    expect(refusal(await on('2026-13-45')).status).toBe(400);
    expect(result(await shopper.client.cart()).metadata.reqDeliveryDate).toBeNull();
  });

  it('is later with white glove service, and with what ships later', async () => {
    await shopper.adds('mattress', 'queen');
    result(await on(WEDNESDAY));
    const carried = await shopper.client.chooseDelivery({
      deliveryOption: 'white-glove',
      certainDeliveryDate: WEDNESDAY,
    });
    expect(refusal(carried)).toMatchObject({ code: 'delivery_date_unavailable', earliest: MONDAY });
    const cart = await shopper.adds('hybrid-mattress', 'calKing');
    expect(cart.metadata).toEqual({ reqShippingDate: null, reqDeliveryDate: null });
    const last = cart.items
      .flatMap(({ delivery }) => delivery.from ?? [])
      .toSorted()
      .at(-1);
    expect(last).toBe('2026-12-03');
    expect(refusal(await on(WEDNESDAY))).toMatchObject({ earliest: last });
  });

  it('is in the order as it was in the cart', async () => {
    await shopper.adds('mattress', 'queen');
    result(await on(MONDAY));
    const order = await shopper.places();
    expect(order.cart.metadata).toEqual({ reqShippingDate: '2026-11-25', reqDeliveryDate: MONDAY });
  });

  it('says on which day it leaves: early enough to be there for sure, and not before it is packed', async () => {
    await shopper.adds('pillow', 'king');
    const leaves = async (day: string) => result(await on(day)).metadata.reqShippingDate;
    expect(await leaves(WEDNESDAY)).toBe('2026-11-24');
    expect(await leaves('2026-12-09')).toBe('2026-12-04');
  });

  it('is one of those that the cart offers, and each of those can be had', async () => {
    const offered = (await shopper.adds('pillow', 'king')).deliveryOffer?.dates ?? [];
    expect(offered[0]).toBe(WEDNESDAY);
    expect(offered).toHaveLength(21);
    for (const day of [offered[0], offered[7], offered.at(-1)])
      expect(result(await on(day ?? '')).metadata.reqDeliveryDate).toBe(day);
    const carried = await shopper.adds('hybrid-mattress', 'calKing');
    expect(carried.deliveryOffer?.dates).not.toContain(WEDNESDAY);
  });

  it('is told by its name when it is lost, until another one is chosen or none', async () => {
    await shopper.adds('mattress', 'queen');
    result(await on(WEDNESDAY));
    const lost = result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
    expect(lost.notices).toEqual([
      {
        code: 'delivery_date_lost',
        text: 'We cannot deliver on Nov 25 any more. The earliest day is Nov 30.',
        requested: WEDNESDAY,
        earliest: MONDAY,
      },
    ]);
    expect(result(await shopper.client.cart()).notices).toEqual(lost.notices);
    expect(result(await shopper.client.checkout()).cart.notices).toEqual(lost.notices);
    expect(result(await on(MONDAY)).notices).toEqual([]);
    expect(result(await on(null)).notices).toEqual([]);
  });

  it('is told as lost too when something slower comes into the cart', async () => {
    await shopper.adds('mattress', 'queen');
    result(await on(WEDNESDAY));
    const cart = await shopper.adds('hybrid-mattress', 'calKing');
    expect(cart.notices).toMatchObject([{ code: 'delivery_date_lost', requested: WEDNESDAY }]);
    expect(result(await on(null)).notices).toEqual([]);
  });

  it('cannot be chosen for an empty cart', async () => {
    expect(refusal(await on(WEDNESDAY)).code).toBe('cart_empty');
  });
});
