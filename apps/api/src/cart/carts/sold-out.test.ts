import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const TOPPER = 'halcyon/hal-soft-topper-s:king';

/** Someone else has bought all but so many. */
const leave = async (item: string, available: number, { database, deps } = store): Promise<void> => {
  const { revision } = deps.catalogue;
  const changed = await database.db.update(stock).set({ available }).where(eq(stock.item, item)).returning();
  expect(changed).toHaveLength(1);
  deps.catalogue.announceChange();
  while (deps.catalogue.revision === revision) await new Promise((done) => setTimeout(done, 10));
};

describe('what sells out while it lies in a cart', () => {
  it('is taken out, and the cart says what it was [K4.63]', async () => {
    const shopper = store.shopper();
    await shopper.adds('softer-mattress-topper', 'king');
    await shopper.adds('pillow', 'standard');
    await leave(TOPPER, 0);
    const seen = result(await shopper.client.cart());
    expect(seen.items.map(({ product }) => product.name)).toEqual(['pillow']);
    expect(seen.notices).toMatchObject([{ code: 'removed_out_of_stock' }]);
    expect(seen.notices[0]?.text).toMatch(/topper/i);
    const changed = await shopper.adds('pillow', 'standard');
    expect(changed.items.map(({ product }) => product.name)).toEqual(['pillow']);
    expect(result(await shopper.client.cart()).notices).toEqual([]);
  });

  it('is named by the write that takes it out, too, and so is the plan that leaves with it', async () => {
    const shopper = store.shopper();
    const [mattress] = (await shopper.adds('ultra-hybrid-mattress', 'full')).items;
    const plan = await shopper.item('mattress-protection-3-year', 'full');
    const forItem = mattress?.itemIdentifier;
    result(await shopper.client.addItems([{ ...plan, forItem }]));
    await leave('halcyon/hal-ultra-hybrid-s:full', 0);
    const cart = await shopper.adds('pillow', 'standard');
    expect(cart.items.map(({ product }) => product.name)).toEqual(['pillow']);
    expect(cart.notices.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Ultra hybrid mattress is out of stock/),
      expect.stringMatching(/was taken out of your cart with the item that it was for\.$/),
    ]);
  });

  it('is told as soon as there are too few, not only at the order', async () => {
    const shopper = store.shopper();
    await shopper.adds('luxe-hybrid-mattress', 'splitKing', 2);
    await leave('halcyon/hal-luxe-hybrid-s:twinxl', 3);
    expect(result(await shopper.client.cart()).notices).toMatchObject([
      { code: 'insufficient_stock', available: 1 },
    ]);
  });

  it('is gone for good with the next step that is sent, which is said until the cart is changed', async () => {
    const shopper = store.shopper();
    await leave(TOPPER, 3);
    await shopper.adds('softer-mattress-topper', 'king');
    await shopper.adds('pillow', 'standard');
    await leave(TOPPER, 0);
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    await leave(TOPPER, 3);
    const seen = result(await shopper.client.cart());
    expect(seen.items.map(({ product }) => product.name)).toEqual(['pillow']);
    expect(seen.notices).toMatchObject([{ code: 'removed_out_of_stock' }]);
    expect(seen.historyLog.find(({ type }) => type === 'itemsSoldOut')).toMatchObject({
      metadata: { gone: [{ title: seen.notices[0]?.title, isWithParent: false }] },
    });
    result(await shopper.client.setCoupon('SLEEP10'));
    expect(result(await shopper.client.cart()).notices).toEqual([]);
    const again = await shopper.adds('softer-mattress-topper', 'king');
    expect(again.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('stays when it may be back-ordered', async () => {
    const cart = await store.shopper().adds('hybrid-mattress', 'calKing');
    expect(cart.items[0]?.delivery.text).toMatch(/^Ships later/);
  });
});

describe('what sells out between billing and Place order', () => {
  it('changes the total, and the rest can be ordered at what the cart then shows', async () => {
    const cards = await openCardStore();
    const shopper = cards.shopper();
    await shopper.adds('softer-mattress-topper', 'king');
    await shopper.adds('pillow', 'standard');
    const wish = await shopper.order();
    await leave(TOPPER, 0, cards);
    const answer = refusal(await shopper.client.createOrder(wish));
    const cart = result(await shopper.client.cart());
    expect(answer).toMatchObject({
      code: 'price_changed',
      expected: wish.expectedTotal.amount,
      actual: cart.totalPrice.amount,
    });
    expect(cart.notices).toMatchObject([{ code: 'removed_out_of_stock' }]);
    const order = result(
      await shopper.client.createOrder({
        ...wish,
        expectedTotal: cart.totalPrice,
        cartVersion: cart.version,
      }),
    );
    expect(order.cart.items.map(({ product }) => product.name)).toEqual(['pillow']);
    await cards.close();
  });

  it('is named when nothing else is left to order', async () => {
    const cards = await openCardStore();
    const shopper = cards.shopper();
    await shopper.adds('softer-mattress-topper', 'king');
    const wish = await shopper.order();
    await leave(TOPPER, 0, cards);
    const answer = refusal(await shopper.client.createOrder(wish));
    expect(answer).toMatchObject({ code: 'not_purchasable', title: expect.stringMatching(/topper/i) });
    await cards.close();
  });
});

describe('a gift that runs out', () => {
  const PILLOW = 'halcyon/hal-pillow-s:standard';

  it('comes as far as it goes, and the cart says so', async () => {
    const shopper = store.shopper();
    await leave(PILLOW, 1);
    const cart = await shopper.adds('mattress', 'queen');
    expect(cart.items.find(({ product }) => product.name === 'pillow')?.quantity).toBe(1);
    expect(cart.notices).toMatchObject([{ code: 'gift_short' }]);
    expect(cart.notices[0]?.text).toMatch(/only 1 left$/);
  });

  it('never stops the order of what brings it, even when the cart does not know of it yet', async () => {
    const store2 = await openCardStore();
    const shopper = store2.shopper();
    await shopper.adds('mattress', 'queen');
    const wish = await shopper.order();
    // Behind the catalogue's back, as another process sells it.
    await store2.database.db.update(stock).set({ available: 1 }).where(eq(stock.item, PILLOW));
    const order = result(await shopper.client.createOrder(wish));
    expect(order.total).toEqual(wish.expectedTotal);
    expect(order.cart.items.find(({ product }) => product.name === 'pillow')?.quantity).toBe(1);
    await store2.close();
  });
});

describe('an emptied cart', () => {
  it('asks for no service any more', async () => {
    const shopper = store.shopper();
    const { items } = await shopper.adds('mattress', 'king');
    result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove', withMattressRemoval: true }));
    result(await shopper.client.removeItem(items[0]?.itemIdentifier ?? ''));
    const { extras } = await shopper.adds('mattress', 'king');
    expect(extras.map(({ sku }) => sku)).toEqual(['shipping']);
  });
});

describe('what is paid besides goods', () => {
  it('has the titles Taxes and Recycling Fee, and is told by its sku [C9.17]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen', 2);
    const address = { ...HOME, city: 'Los Angeles', state: 'CA', zip: '90001' };
    result(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
    const { extras } = result(await shopper.client.cart());
    expect(extras.map(({ sku, product }) => [sku, product.title])).toEqual([
      ['shipping', 'Free shipping'],
      ['disposal', 'Recycling Fee'],
      ['taxes', 'Taxes'],
    ]);
    expect(extras[1]?.pricing.price.amount).toBe(3200);
  });
});
