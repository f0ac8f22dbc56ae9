import { describe, expect, it } from 'vitest';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

describe('a cart by API', () => {
  it('is empty and unsaved until something is put in [K7.11]', async () => {
    const cart = result(await store.shopper().client.cart());
    expect(cart).toMatchObject({ id: null, version: 0, items: [], itemsCount: 0 });
    expect(cart.totalPrice).toEqual({ amount: 0, currency: 'USD' });
  });

  it('has an id, its items, the services of the whole of it, and how many items it has without gifts [K3.01]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen', 2);
    await shopper.adds('pillow', 'king');
    result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove', withMattressRemoval: true }));
    const cart = result(await shopper.client.cart());
    expect(cart.id).toMatch(/^[0-9a-f]{24}$/);
    expect(
      cart.items.filter(({ isGift }) => !isGift).map(({ product, quantity }) => [product.name, quantity]),
    ).toEqual([
      ['mattress', 2],
      ['pillow', 1],
    ]);
    expect(cart.extras.map(({ sku }) => sku)).toEqual(['wgs', 'removal']);
    expect(cart.itemsCount).toBe(3);
  });

  it('says what it costs, what it is worth, and what is saved of both [K3.02]', async () => {
    const shopper = store.shopper();
    const cart = await shopper.adds('mattress', 'queen');
    const worth = cart.items.reduce((sum, { value }) => sum + value.amount, 0);
    expect(worth).toBeGreaterThan(99_500);
    expect(cart).toMatchObject({
      totalPrice: { amount: 69_900, currency: 'USD' },
      totalValue: { amount: worth, currency: 'USD' },
      totalSavings: { amount: worth - 69_900, currency: 'USD' },
      totalDiscount: { amount: 29_600, currency: 'USD' },
    });
  });

  it('takes a mattress at its sale price and brings its gifts [C7.17, K3.07, C1.06]', async () => {
    const shopper = store.shopper();
    const cart = await shopper.adds('mattress', 'queen');
    expect(cart.id).toMatch(/^[0-9a-f]{24}$/);
    expect(
      cart.items.map((item) => [item.product.name, item.quantity, item.priceAfterDiscount.amount]),
    ).toEqual([
      ['mattress', 1, 69900],
      ['sheet-set', 1, 0],
      ['pillow', 2, 0],
      ['waterproof-mattress-protector', 1, 0],
    ]);
    expect(cart.items[0]?.pricing.price.amount).toBe(99500);
    expect(cart.totalDiscount.amount).toBe(29600);
    expect(cart.itemsCount).toBe(1);
  });

  it('sums to its total and to its receipt, always', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'king', 2);
    const cart = await shopper.adds('sheet-set', 'queen');
    // Sheets need a colour too: nothing was added, and the cart says why.
    expect(cart.notices).toMatchObject([{ code: 'impossible_option', property: 'Color' }]);
    const goods = cart.items.reduce((sum, item) => sum + item.priceAfterDiscount.amount, 0);
    const extras = cart.extras.reduce((sum, extra) => sum + extra.pricing.price.amount, 0);
    expect(goods + extras).toBe(cart.totalPrice.amount);
    expect(cart.receipt.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(cart.totalPrice.amount);
  });

  it('joins the same choice into one line', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const cart = await shopper.adds('mattress', 'Queen', 2);
    expect(cart.items.filter(({ isGift }) => !isGift)).toMatchObject([{ quantity: 3 }]);
  });

  it('shows mattresses first, then what costs more [K4.62]', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    await shopper.adds('mattress', 'twin');
    const cart = await shopper.adds('ultra-hybrid-mattress', 'king');
    expect(cart.items.filter(({ isGift }) => !isGift).map(({ product }) => product.name)).toEqual([
      'ultra-hybrid-mattress',
      'mattress',
      'pillow',
    ]);
  });

  it('changes a quantity and an option of a line', async () => {
    const shopper = store.shopper();
    const [line] = (await shopper.adds('mattress', 'queen')).items;
    const id = line?.itemIdentifier ?? '';
    result(await shopper.client.changeItem(id, { quantity: 2 }));
    const cart = result(
      await shopper.client.changeItem(id, { properties: [{ name: 'Size', value: 'king' }] }),
    );
    expect(cart.items[0]).toMatchObject({ quantity: 2, sku: 'hal-classic-foam-s:king' });
  });

  it('gives a line up together with its gifts [K7.15]', async () => {
    const shopper = store.shopper();
    const [line] = (await shopper.adds('mattress', 'queen')).items;
    const cart = result(await shopper.client.removeItem(line?.itemIdentifier ?? ''));
    expect(cart.items).toEqual([]);
  });

  it('is emptied at once', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const answer = await shopper.fetch('/api/carts/my', { method: 'DELETE' });
    expect(await answer.json()).toMatchObject({ status: 'ok', result: { items: [] } });
  });

  it('belongs to its visitor alone [C6.02]', async () => {
    const ada = store.shopper();
    const [line] = (await ada.adds('mattress', 'queen')).items;
    const stranger = store.shopper();
    await stranger.adds('pillow', 'king');
    expect(refusal(await stranger.client.removeItem(line?.itemIdentifier ?? ''))).toMatchObject({
      status: 404,
      code: 'unknown_line',
    });
    expect(result(await ada.client.cart()).itemsCount).toBe(1);
  });

  it('is not opened by a forged cookie', async () => {
    const answer = await store.api.inject({
      url: '/api/carts/my',
      headers: { cookie: 'visitor=stranger.AAAA' },
    });
    expect(answer.json()).toMatchObject({ result: { id: null, items: [] } });
  });

  it('remembers how it came to be', async () => {
    const cart = await store.shopper().adds('mattress', 'queen');
    expect(cart.historyLog).toMatchObject([
      { type: 'cartCreated', metadata: { channel: 'web' } },
      { type: 'itemsAdded' },
    ]);
  });
});

describe('what cannot be put into a cart', () => {
  it('is named while the rest is added [K5.45]', async () => {
    const shopper = store.shopper();
    const cart = result(
      await shopper.client.addItems([
        await shopper.item('mattress', 'queen'),
        { productID: 'f'.repeat(24), quantity: 1 },
        await shopper.item('mattress', 'jumbo'),
      ]),
    );
    expect(cart.itemsCount).toBe(1);
    expect(cart.notices.map(({ code }) => code)).toEqual(['unknown_product', 'impossible_option']);
  });

  it('leaves the cart as it is when nothing was valid [K8.07]', async () => {
    const shopper = store.shopper();
    const before = await shopper.adds('mattress', 'queen');
    const after = result(await shopper.client.addItems([{ productID: 'f'.repeat(24) }]));
    expect(after.version).toBe(before.version);
    expect(after.itemsCount).toBe(1);
  });

  it('is more than there is: the answer says how many are left', async () => {
    const shopper = store.shopper();
    const cart = await shopper.adds('mattress', 'calKing', 11);
    expect(cart.notices).toMatchObject([{ code: 'insufficient_stock', available: 10, text: 'Only 10 left' }]);
    expect(cart.itemsCount).toBe(0);
  });

  it('is what is inactive or out of stock, but not what ships later [C4.02]', async () => {
    const shopper = store.shopper();
    const refused = [
      await shopper.adds('memory-foam-mattress', 'calKing'),
      await shopper.adds('memory-foam-mattress', 'twin'),
    ];
    expect(refused.flatMap(({ notices }) => notices.map(({ code }) => code))).toEqual([
      'not_purchasable',
      'not_purchasable',
    ]);
    const cart = await shopper.adds('hybrid-mattress', 'calKing');
    expect(cart.items[0]?.delivery.text).toBe('Ships later: arrives from Dec 3');
  });

  const quantities = ['0', '101', '1.5', '"two"', '-1', 'null'];
  it('is any other quantity than a whole number from 1 to 100', async () => {
    const shopper = store.shopper();
    const productID = await shopper.productId('pillow');
    for (const quantity of quantities) {
      const body = `{"items":[{"productID":"${productID}","quantity":${quantity},"properties":[]}]}`;
      const answer = await shopper.fetch('/api/carts/my/items', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([quantity, answer.status]).toEqual([quantity, 400]);
      expect(await answer.json()).toMatchObject({ status: 'error', code: 'invalid_request' });
    }
  });

  it('is anything that is not JSON, or too large', async () => {
    const shopper = store.shopper();
    const post = (body: string) =>
      shopper.fetch('/api/carts/my/items', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await post('{"items":')).status).toBe(400);
    expect((await post(JSON.stringify({ items: 'x'.repeat(2_000_000) }))).status).toBe(413);
  });
});

describe('two writes to one cart', () => {
  it('do not lose each other, however close they come', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    const item = await shopper.item('pillow', 'king');
    const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.client.addItems([item])));
    for (const answer of answers) result(answer);
    expect(result(await shopper.client.cart()).itemsCount).toBe(7);
  });

  it('are told apart by version: the stale one gets the current cart', async () => {
    const shopper = store.shopper();
    const { version } = await shopper.adds('mattress', 'queen');
    const item = await shopper.item('pillow', 'king');
    result(await shopper.client.addItems([item], { ifMatch: version }));
    const stale = refusal(await shopper.client.addItems([item], { ifMatch: version }));
    expect(stale).toMatchObject({
      status: 409,
      code: 'stale_version',
      result: { version: version + 1, itemsCount: 2 },
    });
  });

  it('are one write when they carry the same key', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    const item = await shopper.item('mattress', 'queen');
    const answers = await Promise.all(
      [1, 2, 3].map(() => shopper.client.addItems([item], { idempotencyKey: 'click-1' })),
    );
    const [first, ...rest] = answers.map(result);
    for (const repeated of rest) expect(repeated).toEqual(first);
    expect(result(await shopper.client.cart()).itemsCount).toBe(2);
  });

  it('are refused when one idempotency key comes with two different changes', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    const options = { idempotencyKey: 'k' };
    result(await shopper.client.addItems([await shopper.item('mattress', 'queen')], options));
    const other = refusal(await shopper.client.addItems([await shopper.item('mattress', 'king')], options));
    expect(other).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('are refused when they come from another site', async () => {
    const answer = await store.api.inject({
      method: 'DELETE',
      url: '/api/carts/my',
      headers: { host: 'halcyon.localhost', origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
  });
});
