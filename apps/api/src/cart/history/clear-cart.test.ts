import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fillLog } from '../../testing/fill-log.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { carts } from '../carts/tables.ts';

const store = useTestStore();

const filled = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen', 2);
  await shopper.adds('pillow', 'king');
  result(await shopper.client.setCoupon('SLEEP10'));
  result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  return { shopper, before: result(await shopper.client.cart()) };
};

describe('a cart that is emptied at once', () => {
  it('has nothing in it, says so, and costs nothing [K7.12]', async () => {
    const { shopper } = await filled();
    const cart = result(await shopper.client.clearCart());
    expect(cart).toMatchObject({ items: [], extras: [], itemsCount: 0, couponDetails: null });
    expect(cart.totalPrice.amount).toBe(0);
    expect(cart.notices).toMatchObject([{ code: 'cart_cleared', text: 'Your cart was emptied.' }]);
    expect(cart.historyLog.at(-1)).toMatchObject({ type: 'cartCleared', metadata: { by: null } });
  });

  it('is as it was before, with its code and its delivery, when that is undone', async () => {
    const { shopper, before } = await filled();
    result(await shopper.client.clearCart());
    const cart = result(await shopper.client.undoClear());
    expect(cart).toMatchObject({
      items: before.items,
      extras: before.extras,
      couponDetails: before.couponDetails,
      totalPrice: before.totalPrice,
      notices: [],
    });
    const again = result(await shopper.client.undoClear());
    expect(again.version).toBe(cart.version);
  });

  it('is put back however much its log has forgotten', async () => {
    const { shopper, before } = await filled();
    await fillLog(store, before.id);
    const cleared = result(await shopper.client.clearCart());
    expect(cleared.historyLog).toHaveLength(200);
    await fillLog(store, before.id);
    expect(result(await shopper.client.undoClear())).toMatchObject({ items: before.items });
  });

  it('is kept to be put back until the next act, and no longer', async () => {
    const { shopper, before } = await filled();
    const kept = async () => {
      const [row] = await store.database.db
        .select()
        .from(carts)
        .where(eq(carts.id, before.id ?? ''));
      return row?.undo?.type === 'clear' ? row.undo.contents.lines.length : null;
    };
    result(await shopper.client.clearCart());
    expect(await kept()).toBe(2);
    result(await shopper.client.undoClear());
    expect(await kept()).toBeNull();
    result(await shopper.client.clearCart());
    await shopper.adds('pillow', 'king');
    expect(await kept()).toBeNull();
    result(await shopper.client.clearCart());
    expect(await kept()).toBe(1);
  });

  it('is not put back once something else was put in', async () => {
    const { shopper } = await filled();
    result(await shopper.client.clearCart());
    const pillow = await shopper.adds('pillow', 'king');
    expect(pillow.notices).toEqual([]);
    expect(result(await shopper.client.undoClear()).itemsCount).toBe(1);
    expect(result(await store.shopper().client.undoClear()).id).toBeNull();
  });
});
