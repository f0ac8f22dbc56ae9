import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);
let shopper: Shopper;
let orderId: string;
beforeAll(async () => {
  shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  orderId = (await shopper.places({ paymentDetails: { paymentToken: 'tok_visa' } })).id;
});

const NOBODYS = '0123456789abcdef01234567';

describe('where the things of an order are', () => {
  it('is told to everybody who may see the order, for each of them [K7.05]', async () => {
    const there = result(await shopper.client.fulfillment(orderId));
    expect(there).toMatchObject({ orderId, status: 'preparing' });
    expect(there.items.map(({ title, quantity }) => [title, quantity])).toContainEqual([
      'Classic memory foam mattress',
      1,
    ]);
    for (const stranger of [store.shopper(), shopper])
      for (const id of stranger === shopper ? [NOBODYS, 'x'] : [orderId])
        expect(refusal(await stranger.client.fulfillment(id)).status).toBe(404);
  });

  it('is nowhere yet while the order waits for its payment', async () => {
    const other = store.shopper();
    await other.adds('pillow', 'king');
    const { id } = await other.places();
    expect(result(await other.client.fulfillment(id)).items[0]?.fulfillmentStatus).toBe('waiting');
  });

  it('is with us, not held up by a payment, while a person looks at the order', async () => {
    const other = store.shopper();
    await other.adds('pillow', 'king');
    const { id } = await other.places();
    await deliverEvent(store, 'payment_intent.succeeded', succeededIntent(id, 'pi_too_little', 1));
    expect(result(await other.client.order(id)).status).toBe('needs_attention');
    const { status, items } = result(await other.client.fulfillment(id));
    expect([status, items[0]?.fulfillmentStatus]).toEqual(['preparing', 'preparing']);
  });
});

describe('the word of a page that its analytics know of a purchase', () => {
  it('is kept with the order, and only its own visitor may give it [K7.06]', async () => {
    expect(result(await shopper.client.order(orderId)).analyticsReported).toBe(false);
    const both = await Promise.all([
      shopper.client.reportPurchase(orderId),
      shopper.client.reportPurchase(orderId),
    ]);
    expect(both.map((answer) => result(answer).analyticsReported)).toEqual([true, true]);
    expect(refusal(await store.shopper().client.reportPurchase(orderId)).status).toBe(404);
  });
});

describe('the word of a page that its analytics know of an unpaid order', () => {
  it('is not taken until it is paid', async () => {
    const other = store.shopper();
    await other.adds('pillow', 'king');
    const { id } = await other.places();
    expect(result(await other.client.reportPurchase(id)).analyticsReported).toBe(false);
    result(
      await other.client.payOrder(id, {
        paymentToken: { id: 'tok_visa', card: { last4: '4242', brand: 'visa' } },
      }),
    );
    expect(result(await other.client.reportPurchase(id)).analyticsReported).toBe(true);
  });
});

describe('a related order', () => {
  it('is an order of its own that names the first one [K7.02]', async () => {
    await shopper.adds('pillow', 'king');
    const second = result(await shopper.client.createRelatedOrder(orderId, await shopper.order()));
    expect(second.id).not.toBe(orderId);
    expect(second.extraData).toMatchObject({ relatedOrderId: orderId });
  });

  it('follows only an order of the shopper, in the same storefront', async () => {
    const other = store.shopper();
    await other.adds('pillow', 'king');
    const wish = await other.order();
    expect(refusal(await other.client.createRelatedOrder(orderId, wish))).toMatchObject({
      status: 404,
      code: 'order_not_found',
    });
    const elsewhere = await shopper.fetch(`/api/orders/${orderId}/related?dd=phone-1&brand=drift`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    expect(elsewhere.status).toBe(404);
  });
});
