import { describe, expect, it } from 'vitest';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

/** The id of the line of a product. */
const lineOf = async (shopper: Shopper, name: string) =>
  result(await shopper.client.cart()).items.find(({ product }) => product.name === name)?.itemIdentifier ??
  '';

describe('PUT /carts/my/items/{itemIdentifier}/', () => {
  it('exchanges the product of a line at the price of the new one, and keeps quantity and size [K7.14]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen', 2);
    const id = await lineOf(shopper, 'mattress');
    const productID = await shopper.productId('ultra-hybrid-mattress');
    const cart = result(await shopper.client.changeItem(id, { productID }));
    const fresh = await store.shopper().adds('ultra-hybrid-mattress', 'queen', 2);
    expect(cart.items[0]).toMatchObject({
      itemIdentifier: id,
      quantity: 2,
      product: { name: 'ultra-hybrid-mattress' },
      sku: fresh.items[0]?.sku,
    });
    expect(cart.totalPrice).toEqual(fresh.totalPrice);
    expect(cart.historyLog.at(-1)).toMatchObject({ type: 'itemChanged' });
  });

  it('moves an add-on to another item [K7.14]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const first = await lineOf(shopper, 'mattress');
    await shopper.adds('ultra-hybrid-mattress', 'king');
    const second = await lineOf(shopper, 'ultra-hybrid-mattress');
    const pillow = await shopper.item('pillow', 'king');
    const added = result(await shopper.client.addItems([{ ...pillow, forItem: first }]));
    const addOn = added.items.find(({ forItem, isGift }) => forItem === first && !isGift);
    const id = addOn?.itemIdentifier ?? '';
    const cart = result(await shopper.client.changeItem(id, { forItem: second }));
    expect(cart.items.find(({ itemIdentifier }) => itemIdentifier === id)?.forItem).toBe(second);
    result(await shopper.client.removeItem(second));
    expect(
      result(await shopper.client.cart()).items.some(({ itemIdentifier }) => itemIdentifier === id),
    ).toBe(false);
  });

  it('refuses what cannot be done, and leaves the cart as it is [K7.14]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const id = await lineOf(shopper, 'mattress');
    const { version } = result(await shopper.client.cart());
    expect(refusal(await shopper.client.changeItem(id, { productID: 'f'.repeat(24) }))).toMatchObject({
      status: 422,
      code: 'unknown_product',
    });
    expect(refusal(await shopper.client.changeItem(id, { forItem: 'nowhere' }))).toMatchObject({
      status: 422,
      code: 'unknown_parent',
    });
    expect(refusal(await shopper.client.changeItem(id, { fulfillmentStatus: 'shipped' }))).toMatchObject({
      status: 403,
      code: 'not_allowed',
    });
    expect(result(await shopper.client.cart()).version).toBe(version);
  });

  it('refuses a body that names nothing to change, in place of a silent ok [D96]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const url = `/api/carts/my/items/${await lineOf(shopper, 'mattress')}/`;
    const put = async (body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await shopper.fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) });
      return [answer.status, await answer.json()];
    };
    const refused = expect.objectContaining({ status: 'error', code: 'invalid_request' });
    for (const body of [{}, { quantitty: 2 }, { source: 'upsell-popup' }])
      expect(await put(body)).toEqual([400, refused]);
    expect((await put({ quantity: 2 }))[0]).toBe(200);
  });
});
