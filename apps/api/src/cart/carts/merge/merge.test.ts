import { createShareClient } from '@counterpane/contract/cart/cart-share-calls';
import type { CartView } from '@counterpane/contract/cart/carts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillLog } from '../../../testing/fill-log.ts';
import { HOME, refusal, result, type Shopper } from '../../../testing/shopper.ts';
import { openTestStore } from '../../../testing/test-store.ts';
import { useTestStore } from '../../../testing/use-test-store.ts';
import { carts } from '../tables.ts';

const store = useTestStore();
let friend: Shopper;
let shopper: Shopper;
beforeEach(() => {
  friend = store.shopper();
  shopper = store.shopper();
});

const idOf = ({ id }: CartView): string => id ?? '';
const shares = (owner: Shopper) => createShareClient((path, init) => owner.fetch(path, init));
const chosen = ({ items }: CartView) =>
  items
    .filter(({ isGift }) => !isGift)
    .map(({ product, properties, quantity }) => [product.name, properties[0]?.value, quantity]);
const gifts = ({ items }: CartView) =>
  items.filter(({ isGift }) => isGift).map(({ product }) => product.name);

/** A queen mattress with its plan, and two pillows. */
const friendsCart = async (): Promise<CartView> => {
  const [mattress] = (await friend.adds('mattress', 'queen')).items;
  const plan = await friend.item('mattress-protection-3-year', 'queen');
  result(
    await friend.client.addItems([
      { ...plan, forItem: mattress?.itemIdentifier },
      await friend.item('pillow', 'king', 2),
    ]),
  );
  result(await shares(friend).makeShare(false));
  return result(await friend.client.cart());
};

describe('the link to a cart', () => {
  it('makes a cart of the same things, with options, what belongs to what, and gifts [K6.03, K3.05, K7.13]', async () => {
    const theirs = await friendsCart();
    const mine = result(await shopper.client.mergeCart({ cartId: idOf(theirs) }));
    expect(chosen(mine)).toEqual(chosen(theirs));
    expect(gifts(mine)).toEqual(gifts(theirs));
    expect(mine.totalPrice).toEqual(theirs.totalPrice);
    const plan = mine.items.find(({ product }) => product.metadata.isWarranty);
    const mattress = mine.items.find(({ product }) => product.name === 'mattress');
    expect(plan?.forItem).toBe(mattress?.itemIdentifier);
    expect(mine.historyLog[0]).toMatchObject({ type: 'cartCreated', metadata: { channel: 'cartLink' } });
    expect(mine.id).not.toBe(theirs.id);
  });

  it('leaves the other cart as it is, and tells nothing of who it is of', async () => {
    const theirs = await friendsCart();
    result(await friend.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const before = result(await friend.client.cart());
    const mine = result(await shopper.client.mergeCart({ cartId: idOf(theirs) }));
    expect(JSON.stringify(mine)).not.toContain('34th St');
    expect(result(await shopper.client.checkout()).shippingAddress).toBeNull();
    expect(result(await friend.client.cart())).toEqual(before);
  });

  it('adds to what is there: the same things join their line', async () => {
    const theirs = await friendsCart();
    await shopper.adds('pillow', 'king');
    const mine = result(await shopper.client.mergeCart({ cartId: idOf(theirs) }));
    expect(chosen(mine)).toContainEqual(['pillow', 'king', 3]);
    expect(mine.historyLog.at(-1)).toMatchObject({ type: 'cartMerged', metadata: { merge: { left: [] } } });
  });

  it('adds nothing twice, be it followed twice or by two tabs at once', async () => {
    const { id } = await friendsCart();
    const cartId = id ?? '';
    await shopper.adds('pillow', 'king');
    const answers = await Promise.all([1, 2, 3].map(() => shopper.client.mergeCart({ cartId })));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    result(await shopper.client.mergeCart({ cartId }));
    expect(chosen(result(await shopper.client.cart()))).toContainEqual(['pillow', 'king', 3]);
  });

  it('adds nothing twice and can be undone, however much the log of the cart has forgotten', async () => {
    const theirs = await friendsCart();
    const cartId = idOf(theirs);
    await shopper.adds('pillow', 'king');
    const merged = result(await shopper.client.mergeCart({ cartId }));
    await fillLog(store, merged.id);
    expect(chosen(result(await shopper.client.mergeCart({ cartId })))).toEqual(chosen(merged));
    expect(chosen(result(await shopper.client.undoMerge()))).toEqual([['pillow', 'king', 1]]);
    expect(chosen(result(await shopper.client.mergeCart({ cartId })))).toEqual(chosen(merged));
  });

  it('remembers of the newest thousand lines that they came', async () => {
    const theirs = await friendsCart();
    const { id } = await shopper.adds('pillow', 'king');
    const isTheirs = eq(carts.id, id ?? '');
    const known = Array.from({ length: 1_000 }, (_, index) => `line-${index}`);
    await store.database.db.update(carts).set({ mergedIds: known }).where(isTheirs);
    result(await shopper.client.mergeCart({ cartId: idOf(theirs) }));
    const [row] = await store.database.db.select().from(carts).where(isTheirs);
    expect(row?.mergedIds).toHaveLength(1_000);
    expect(row?.mergedIds).not.toContain('line-0');
    expect(row?.mergedIds).toContain(theirs.items[0]?.itemIdentifier);
  });

  it('can be undone: what was there before stays', async () => {
    const theirs = await friendsCart();
    await shopper.adds('pillow', 'king');
    result(await shopper.client.mergeCart({ cartId: idOf(theirs) }));
    const back = result(await shopper.client.undoMerge());
    expect(chosen(back)).toEqual([['pillow', 'king', 1]]);
    expect(gifts(back)).toEqual([]);
    expect(chosen(result(await shopper.client.undoMerge()))).toEqual([['pillow', 'king', 1]]);
    expect(chosen(result(await shopper.client.mergeCart({ cartId: idOf(theirs) })))).toHaveLength(3);
  });

  it('leaves a plan as it was when it is undone, and takes nothing of the shopper’s own out later', async () => {
    const plan = async (owner: Shopper) => {
      const cart = await owner.adds('mattress', 'queen');
      const line = cart.items.find(({ isGift }) => !isGift);
      const offered = line?.availableExtras.find(({ kind }) => kind === 'protection');
      const { product, properties } = offered ?? { product: { id: '' }, properties: [] };
      const forItem = line?.itemIdentifier ?? null;
      return result(
        await owner.client.addItems([{ productID: product.id, properties, quantity: 1, forItem }]),
      );
    };
    const own = await plan(shopper);
    const theirs = await plan(friend);
    result(await shares(friend).makeShare(false));
    result(await shopper.client.mergeCart({ cartId: theirs.id ?? '' }));
    const undone = result(await shopper.client.undoMerge());
    expect(chosen(undone)).toEqual(chosen(own));
    expect(undone.totalPrice).toEqual(own.totalPrice);
    await shopper.adds('pillow', 'king');
    const later = result(await shopper.client.undoMerge());
    expect(chosen(later)).toContainEqual(['pillow', 'king', 1]);
  });

  it('says nothing more of what came once the cart is emptied', async () => {
    const theirs = await friendsCart();
    result(await shopper.client.mergeCart({ cartId: idOf(theirs) }));
    await shopper.fetch('/api/carts/my', { method: 'DELETE' });
    expect(result(await shopper.client.cart()).notices.map(({ code }) => code)).toEqual(['cart_cleared']);
    expect(result(await shopper.client.undoMerge()).items).toEqual([]);
  });

  it('remembers what the cart was before the newest merge only', async () => {
    await shopper.adds('mattress', 'twin');
    const pillow = idOf(await friend.adds('pillow', 'king'));
    result(await shares(friend).makeShare(false));
    result(await shopper.client.mergeCart({ cartId: pillow }));
    const first = result(await shopper.client.cart());
    const other = store.shopper();
    const mattress = idOf(await other.adds('mattress', 'king'));
    result(await shares(other).makeShare(false));
    result(await shopper.client.mergeCart({ cartId: mattress }));
    const { historyLog } = result(await shopper.client.cart());
    const merges = historyLog.filter(({ type }) => type === 'cartMerged');
    expect(merges).toMatchObject([{ metadata: { by: null } }, { metadata: { by: null } }]);
    expect(JSON.stringify(merges)).not.toContain('before');
    expect(chosen(result(await shopper.client.undoMerge()))).toEqual(chosen(first));
    expect(chosen(result(await shopper.client.undoMerge()))).toEqual(chosen(first));
  });

  it('is for one visitor, unless it is for many [K7.13]', async () => {
    const once = idOf(await friendsCart());
    result(await shopper.client.mergeCart({ cartId: once }));
    result(await shopper.client.mergeCart({ cartId: once }));
    expect(refusal(await store.shopper().client.mergeCart({ cartId: once, multiUse: true }))).toMatchObject({
      status: 404,
      code: 'cart_not_found',
    });
    result(await shares(friend).makeShare(true));
    for (const _ of [1, 2]) result(await store.shopper().client.mergeCart({ cartId: once, multiUse: true }));
    expect(result(await shares(friend).share())).toMatchObject({ multiUse: true, uses: 2, isUsedUp: false });
  });

  it('says what could not come along', async () => {
    const theirs = await friendsCart();
    const pillow = theirs.items.find(({ product, isGift }) => product.name === 'pillow' && !isGift);
    const many = result(await friend.client.changeItem(pillow?.itemIdentifier ?? '', { quantity: 60 }));
    await shopper.adds('pillow', 'king', 60);
    const mine = result(await shopper.client.mergeCart({ cartId: idOf(many) }));
    expect(chosen(mine)).toContainEqual(['pillow', 'king', 60]);
    expect(chosen(mine)).toContainEqual(['mattress', 'queen', 1]);
    expect(mine.notices).toContainEqual(expect.objectContaining({ code: 'quantity_out_of_range' }));
  });
});

describe('the id in a link', () => {
  it('has exactly 24 characters and is not the word undefined [K4.60, K5.44]', async () => {
    for (const cartId of ['', 'undefined', '0123456789abcdef0123456', '0123456789abcdef012345678'])
      expect(refusal(await shopper.client.mergeCart({ cartId })).code).toBe('cart_link_invalid');
    const nobodys = refusal(await shopper.client.mergeCart({ cartId: '0123456789abcdef01234567' }));
    expect(nobodys).toMatchObject({ status: 404, code: 'cart_not_found' });
  });

  it('of the own cart changes nothing', async () => {
    const { added: _added, ...mine } = await shopper.adds('mattress', 'queen');
    expect(result(await shopper.client.mergeCart({ cartId: idOf(mine) }))).toEqual(mine);
  });
});

describe('carts that are merged', () => {
  it('are 50 in 20 seconds at most, for one visitor and one address [K4.61]', async () => {
    const other = await openTestStore();
    const visitor = other.shopper(undefined, '192.0.2.1');
    const { id } = await visitor.adds('mattress', 'queen');
    const statuses: number[] = [];
    for (let count = 0; count < 52; count += 1) {
      const answer = await visitor.client.mergeCart({ cartId: id ?? '' });
      statuses.push(answer.ok ? 200 : answer.status);
    }
    expect(statuses.slice(0, 50).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(50)).toEqual([429, 429]);
    const answer = await other.api.inject({
      method: 'POST',
      url: '/api/carts/my/merge',
      remoteAddress: '192.0.2.1',
      headers: { host: 'halcyon.localhost' },
      payload: { cartId: id },
    });
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    await other.close();
  });
});

describe('moving to another brand', () => {
  const HOST = 'drift.localhost';

  it('takes the cart along with a token for that brand, for ten minutes [C1.21]', async () => {
    const theirs = await friendsCart();
    const over = result(await friend.client.handOver('drift'));
    expect(over).toMatchObject({ cartId: theirs.id, url: 'http://drift.localhost:3000/' });
    const there = store.shopper(HOST);
    const cartId = over.cartId ?? '';
    expect(refusal(await there.client.mergeCart({ cartId })).code).toBe('cart_not_found');
    const wrong = result(await friend.client.handOver('hevea')).token ?? '';
    expect(refusal(await there.client.mergeCart({ cartId, token: wrong })).code).toBe('cart_not_found');
    const merged = result(await there.client.mergeCart({ cartId, token: over.token ?? '' }));
    expect(merged.historyLog.at(-1)).toMatchObject({
      type: 'cartMerged',
      metadata: {
        merge: { from: 'Halcyon', left: ['Classic memory foam mattress', '3-year mattress protection'] },
      },
    });
    expect(chosen(merged)).toContainEqual(['pillow', 'king', 2]);
    store.clock.forward(11 * 60_000);
    const late = store.shopper(HOST);
    expect(refusal(await late.client.mergeCart({ cartId, token: over.token ?? '' })).code).toBe(
      'cart_not_found',
    );
  });

  it('takes the shopper’s code along, says what stays behind once, and gives the code back when undone', async () => {
    await friendsCart();
    result(await friend.client.setCoupon('SLEEP10'));
    const over = result(await friend.client.handOver('drift'));
    const there = store.shopper(HOST);
    const merged = result(
      await there.client.mergeCart({ cartId: over.cartId ?? '', token: over.token ?? '' }),
    );
    expect(merged.couponDetails?.code).toBe('SLEEP10');
    const told = merged.notices.map(({ text }) => text);
    expect(told).toContain('Classic memory foam mattress could not come along.');
    expect(told).not.toContain('We do not know this product');
    expect(result(await there.client.undoMerge()).couponDetails).toBe(null);
  });

  it('and back again doubles nothing', async () => {
    await friend.adds('pillow', 'king');
    const there = store.shopper(HOST);
    const over = result(await friend.client.handOver('drift'));
    result(await there.client.mergeCart({ cartId: over.cartId ?? '', token: over.token ?? '' }));
    const back = result(await there.client.handOver('halcyon'));
    const mine = result(
      await friend.client.mergeCart({ cartId: back.cartId ?? '', token: back.token ?? '' }),
    );
    expect(chosen(mine)).toEqual([['pillow', 'king', 1]]);
  });

  it('takes nothing along from an empty cart, and knows no other places than our storefronts', async () => {
    expect(result(await shopper.client.handOver('drift'))).toMatchObject({ cartId: null, token: null });
    expect(refusal(await shopper.client.handOver('elsewhere')).status).toBe(404);
  });
});
