import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

describe('many shoppers at once', () => {
  it('40 who race for a stock of 10 buy exactly 10', async () => {
    const shoppers = Array.from({ length: 40 }, () => store.shopper());
    const wishes = [];
    for (const shopper of shoppers) {
      await shopper.adds('mattress', 'calKing');
      wishes.push({ shopper, wish: await shopper.order() });
    }
    const outcomes = await Promise.all(
      wishes.map(async ({ shopper, wish }) => {
        const placed = await shopper.client.createOrder(wish);
        if (!placed.ok) return placed.error.code;
        const paid = await shopper.client.payOrder(placed.result.id, { paymentToken: 'tok_visa' });
        return result(paid).status;
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(10);
    // Who came after the last one had gone reads that it is sold out, in one of two ways.
    const losers = outcomes.filter((outcome) => outcome !== 'paid');
    expect(losers.every((outcome) => ['insufficient_stock', 'not_purchasable'].includes(outcome))).toBe(true);
    expect(await stockOf(store, 'halcyon/hal-classic-foam-s:calking')).toMatchObject({
      available: 0,
      reserved: 0,
      sold: 10,
    });
    expect((await store.ledger()).filter(({ kind }) => kind === 'charge')).toHaveLength(10);
  });

  it('10 with one single-use coupon: one of them gets it', async () => {
    const shoppers = Array.from({ length: 10 }, () => store.shopper());
    const wishes = [];
    for (const shopper of shoppers) {
      await shopper.adds('mattress', 'queen');
      result(await shopper.client.setCoupon('ONCE50'));
      wishes.push({ shopper, wish: await shopper.order() });
    }
    const codes = await Promise.all(
      wishes.map(async ({ shopper, wish }) => {
        const answer = await shopper.client.createOrder(wish);
        return answer.ok ? 'ordered' : answer.error.code;
      }),
    );
    expect(codes.filter((code) => code === 'ordered')).toHaveLength(1);
    // Those who came while it was being redeemed, and those who came when it was known.
    const losers = codes.filter((code) => code !== 'ordered');
    expect(losers.every((code) => ['coupon_used_up', 'price_changed'].includes(code))).toBe(true);
  });

  it('20 who each change their mind between the same two beds never block each other', async () => {
    const beds = ['hybrid-mattress', 'premier-hybrid-mattress'] as const;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const shopper = store.shopper();
        const [first, second] = index % 2 === 0 ? beds : beds.toReversed();
        await shopper.adds(first ?? '', 'queen');
        await shopper.places();
        await shopper.client.removeItem(result(await shopper.client.cart()).items[0]?.itemIdentifier ?? '');
        await shopper.adds(second ?? '', 'queen');
        return (await shopper.places()).status;
      }),
    );
    expect(outcomes).toEqual(Array<string>(20).fill('awaiting_payment'));
  });
});

describe('one cart completed twice at once', () => {
  it('is one order and one charge', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'king');
    const wish = await shopper.order();
    const complete = async () => {
      const order = result(await shopper.client.createOrder(wish));
      await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' });
      return order.id;
    };
    const ids = await Promise.all([complete(), complete()]);
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    expect(result(await shopper.client.refreshOrder(id)).status).toBe('paid');
    const charges = (await store.ledger()).filter(({ orderId, kind }) => orderId === id && kind === 'charge');
    expect(charges).toHaveLength(1);
  });

  it('keeps what was put into the cart while the payment ran', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'twin');
    const order = await shopper.places();
    await shopper.adds('pillow', 'king');
    result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    const cart = result(await shopper.client.cart());
    expect(cart.items.map(({ product }) => product.name)).toEqual(['pillow']);
  });
});
