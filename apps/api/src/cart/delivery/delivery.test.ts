import type { CartView } from '@counterpane/contract/cart/carts';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeEach(() => {
  shopper = store.shopper();
});

const ANCHORAGE = { ...HOME, city: 'Anchorage', state: 'AK', zip: '99501' };
const extrasOf = ({ extras }: CartView) => extras.map(({ sku, pricing }) => [sku, pricing.price.amount]);
const removesMattress = async () => {
  const { items } = result(await shopper.client.cart());
  const line = items.find(({ product }) => product.name === 'mattress')?.itemIdentifier ?? '';
  return result(await shopper.client.removeItem(line));
};
const byWhiteGlove = () => shopper.client.chooseDelivery({ deliveryOption: 'white-glove' });

describe('the price of white glove service', () => {
  it('is 149 dollars for the first item and 45 for each additional one, in cents [K9.01, K9.02]', async () => {
    await shopper.adds('mattress', 'queen');
    expect(result(await shopper.client.whiteGlovePrices('NY'))).toEqual({
      basePrice: 14_900,
      discountedPrice: 14_900,
    });
    await shopper.adds('mattress', 'king', 2);
    expect(result(await shopper.client.whiteGlovePrices('NY')).discountedPrice).toBe(23_900);
  });

  it('does not grow with soft goods [K9.03]', async () => {
    await shopper.adds('mattress', 'queen');
    await shopper.adds('pillow', 'king', 4);
    expect(result(await shopper.client.whiteGlovePrices('NY')).basePrice).toBe(14_900);
  });

  it('is told before anything is in the cart, for the first item, without a state', async () => {
    expect(result(await shopper.client.whiteGlovePrices()).basePrice).toBe(14_900);
  });

  it('is refused where there is none, and so its availability says [K7.08]', async () => {
    expect(refusal(await shopper.client.whiteGlovePrices('AK'))).toMatchObject({
      status: 422,
      code: 'white_glove_unavailable',
      error: 'WGS is not available for this state.',
    });
    expect(result(await shopper.client.whiteGloveAvailability('AK'))).toEqual({ wgsAvailable: false });
    expect(result(await shopper.client.whiteGloveAvailability('NY'))).toEqual({ wgsAvailable: true });
  });

  it('is refused for a state that does not exist', async () => {
    for (const state of ['ZZ', 'constructor', 'toString', '__proto__']) {
      expect(result(await shopper.client.whiteGloveAvailability(state))).toEqual({ wgsAvailable: false });
      expect(refusal(await shopper.client.whiteGlovePrices(state)).code).toBe('white_glove_unavailable');
    }
  });

  it('may be asked with a device id [K7.07]', async () => {
    const answer = await shopper.fetch('/api/orders/wgs?state=NY&dd=phone-1');
    expect(await answer.json()).toMatchObject({ status: 'ok', result: { basePrice: 14_900 } });
  });
});

describe('the delivery of a cart', () => {
  it('is on the ground for free until something else is chosen [K3.43]', async () => {
    const cart = await shopper.adds('mattress', 'queen');
    expect(extrasOf(cart)).toEqual([['shipping', 0]]);
    expect(result(await shopper.client.checkout())).toMatchObject({
      deliveryOption: 'ground',
      withMattressRemoval: false,
    });
  });

  it('is the row fedex-ground, called Free shipping as it costs nothing [C9.15, C9.16]', async () => {
    const cart = await shopper.adds('mattress', 'queen');
    expect(cart.receipt.lines.filter(({ step }) => step === 'delivery')).toMatchObject([
      { rule: 'fedex-ground', text: 'Free shipping', amount: 0 },
    ]);
    expect(cart.extras).toMatchObject([{ sku: 'shipping', product: { title: 'Free shipping' } }]);
  });

  it('may be with white glove service, and back [K3.45]', async () => {
    const before = await shopper.adds('mattress', 'queen');
    const cart = result(await byWhiteGlove());
    expect(extrasOf(cart)).toEqual([['wgs', 14_900]]);
    expect(cart.totalPrice.amount).toBe(before.totalPrice.amount + 14_900);
    expect(cart.receipt.lines).toContainEqual(
      expect.objectContaining({ rule: 'white-glove', text: 'White glove service, 1 item', amount: 14_900 }),
    );
    const back = result(await shopper.client.chooseDelivery({ deliveryOption: 'ground' }));
    expect(extrasOf(back)).toEqual([['shipping', 0]]);
  });

  it('is not with white glove service when nothing in the cart can have it', async () => {
    await shopper.adds('pillow', 'king');
    expect(refusal(await byWhiteGlove())).toMatchObject({
      status: 422,
      code: 'white_glove_not_offered',
      error: 'Nothing in your cart can have white glove service',
    });
    expect(result(await shopper.client.checkout()).deliveryOption).toBe('ground');
  });

  it('is on the ground again once the last thing leaves that was carried in, and says so', async () => {
    await shopper.adds('pillow', 'king');
    await shopper.adds('mattress', 'queen');
    await byWhiteGlove();
    const left = await removesMattress();
    const notice = {
      code: 'white_glove_dropped',
      text: 'White glove service was taken out: nothing in your cart can have it any more.',
    };
    expect([left.notices, extrasOf(left)]).toEqual([[notice], [['shipping', 0]]]);
    expect(result(await shopper.client.cart()).notices).toEqual([notice]);
    const again = await shopper.adds('mattress', 'queen');
    expect([again.notices, extrasOf(again)]).toEqual([[], [['shipping', 0]]]);
  });

  it('stays with white glove service while something else can have it', async () => {
    await shopper.adds('mattress', 'king');
    const { items } = await shopper.adds('hybrid-mattress', 'queen');
    await byWhiteGlove();
    const line = items.find(({ isGift }) => !isGift)?.itemIdentifier ?? '';
    const left = result(await shopper.client.removeItem(line));
    expect([left.notices, extrasOf(left)]).toEqual([[], [['wgs', 14_900]]]);
  });

  it('offers to take old mattresses away at what that costs for all of them, where one comes', async () => {
    const soft = await shopper.adds('pillow', 'king');
    expect(soft.deliveryOffer?.removal).toBeNull();
    const cart = await shopper.adds('mattress', 'queen', 2);
    expect(cart.deliveryOffer?.removal).toEqual({
      price: { amount: 9_800, currency: 'USD' },
      isChosen: false,
    });
    const chosen = result(await shopper.client.chooseDelivery({ withMattressRemoval: true }));
    expect(chosen.deliveryOffer?.removal?.isChosen).toBe(true);
    expect(extrasOf(chosen)).toContainEqual(['removal', 9_800]);
    expect(chosen.totalPrice.amount).toBe(cart.totalPrice.amount + 9_800);
  });

  it('may include that the old mattress is taken away, and remembers it [K3.41]', async () => {
    await shopper.adds('mattress', 'queen');
    const cart = result(await shopper.client.chooseDelivery({ withMattressRemoval: true }));
    expect(extrasOf(cart)).toEqual([
      ['shipping', 0],
      ['removal', 4_900],
    ]);
    expect(result(await shopper.client.checkout()).withMattressRemoval).toBe(true);
  });

  it('cannot be chosen for an empty cart', async () => {
    expect(refusal(await byWhiteGlove()).code).toBe('cart_empty');
  });

  it('is in the order as it was in the cart', async () => {
    await shopper.adds('mattress', 'queen');
    await byWhiteGlove();
    const order = await shopper.order();
    expect(order.expectedTotal.amount).toBeGreaterThan(69_900 + 14_900);
    expect(extrasOf(result(await shopper.client.cart()))).toContainEqual(['wgs', 14_900]);
  });
});

describe('white glove service at the checkout', () => {
  const ship = () => shopper.client.saveShipping({ address: ANCHORAGE, email: 'ada@example.com' });

  it('stops an address in a state that has none, at the field of the state [K5.20]', async () => {
    await shopper.adds('mattress', 'queen');
    await byWhiteGlove();
    expect(refusal(await ship())).toMatchObject({
      status: 422,
      code: 'address_invalid',
      fields: { state: 'WGS is not available for this state.' },
    });
  });

  it('does not stop a shopper who has not chosen it, or whose cart has nothing that offers it [K5.19]', async () => {
    await shopper.adds('mattress', 'queen');
    expect((await ship()).ok).toBe(true);
    shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    await shopper.adds('mattress', 'queen');
    await byWhiteGlove();
    await removesMattress();
    expect((await ship()).ok).toBe(true);
  });

  it('is chosen, not put into the cart: a client that tries is told so', async () => {
    const cart = await shopper.adds('mattress', 'queen');
    const service = cart.items
      .flatMap(({ availableExtras }) => availableExtras)
      .find(({ kind }) => kind === 'white-glove');
    const { notices, items } = result(
      await shopper.client.addItems([{ productID: service?.product.id ?? '', quantity: 1, properties: [] }]),
    );
    expect(notices).toMatchObject([
      {
        code: 'chosen_as_delivery',
        text: 'White glove service is chosen as the delivery of the whole cart',
      },
    ]);
    expect(items).toHaveLength(cart.items.length);
  });

  it('cannot be chosen for where there is none', async () => {
    await shopper.adds('mattress', 'queen');
    await ship();
    expect(refusal(await byWhiteGlove())).toMatchObject({ code: 'white_glove_unavailable', state: 'AK' });
  });
});
