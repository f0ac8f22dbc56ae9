import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const withMattress = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

describe('what an order is made of', () => {
  it('has a billing address of its own, as full as that of shipping [K3.14, K3.17, K3.25]', async () => {
    const shopper = await withMattress();
    const billingAddress = {
      ...HOME,
      fullName: 'Mary Ann Byron',
      line1: '5 Pearl St',
      phone: '212 555 0199',
    };
    const order = await shopper.places({ billingAddress });
    expect(order.billingDetails).toEqual({
      firstName: 'Mary Ann',
      lastName: 'Byron',
      phone: '2125550199',
      address: {
        line1: '5 Pearl St',
        line2: '',
        zip: '10001',
        city: 'New York',
        state: 'NY',
        country: 'US',
      },
    });
    expect(Object.keys(order.billingDetails)).toEqual(Object.keys(order.shippingDetails));
  });

  it('parts a full name at its spaces: the last word is the last name, the rest the first [C5.34]', async () => {
    const names = [
      ['Ada Lovelace', 'Ada', 'Lovelace'],
      ['Augusta Ada King Lovelace', 'Augusta Ada King', 'Lovelace'],
      ["Ana-María O'Neill de la Cruz", "Ana-María O'Neill de la", 'Cruz'],
      ['  Ludwig   van  Beethoven ', 'Ludwig van', 'Beethoven'],
    ] as const;
    for (const [fullName, firstName, lastName] of names) {
      const shopper = await withMattress();
      const { id } = await shopper.places({ shippingAddress: { ...HOME, fullName } });
      const kept = result(await shopper.client.order(id));
      expect(kept.shippingDetails).toMatchObject({ firstName, lastName });
      expect(kept.billingDetails).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
    }
  });

  it('takes first and last name apart as well as whole', async () => {
    const { fullName: _whole, ...home } = HOME;
    const shippingAddress = { ...home, firstName: 'Ada King', lastName: 'Lovelace' };
    const order = await (await withMattress()).places({ shippingAddress });
    expect(order.shippingDetails).toMatchObject({ firstName: 'Ada King', lastName: 'Lovelace' });
  });

  it('keeps provider, email address, back-order days and journey, and counts the days itself [K3.16, K3.18]', async () => {
    const shopper = store.shopper();
    const { items } = await shopper.adds('hybrid-mattress', 'calKing');
    const later = Date.parse(items[0]?.delivery.from ?? '');
    const order = await shopper.places({ backorderDays: 1, journey: 'express-pdp' });
    expect(order.backorderDays).toBeGreaterThan(1);
    expect((await (await withMattress()).places({ backorderDays: 12 })).backorderDays).toBe(0);
    expect(order).toMatchObject({
      email: 'ada@example.com',
      backorderDays: (later - Date.parse('2026-11-20')) / 86_400_000,
      journey: 'express-pdp',
      paymentDetails: { provider: 'stripeDirect' },
    });
  });

  it('keeps its extra data and metadata [K3.19, K3.22]', async () => {
    const extraData = {
      version: '2',
      trackingId: 'track-1',
      stripeReturnUrl: 'http://halcyon.localhost:3000/checkout/review',
      relatedOrderId: '7KQ4-M2XD',
      type: 'email',
    } as const;
    const metadata = { lang: 'en', mobile: true };
    const order = await (await withMattress()).places({ extraData, metadata });
    expect(order.extraData).toMatchObject(extraData);
    expect(order.metadata).toEqual({
      ...metadata,
      includeDisposal: false,
      reqShippingDate: null,
      reqDeliveryDate: null,
    });
    expect((await (await withMattress()).places()).metadata).toMatchObject({ lang: 'en' });
    const shopper = await withMattress();
    const wrong = { ...(await shopper.order()), extraData: { type: 'fax' } };
    const answer = await shopper.fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wrong),
    });
    expect(answer.status).toBe(400);
  });

  it('has the days and the old mattress as they were chosen in the cart, whatever the client says [K3.22]', async () => {
    const shopper = await withMattress();
    const chosen = result(
      await shopper.client.chooseDelivery({ certainDeliveryDate: '2026-12-02', withMattressRemoval: true }),
    );
    const wrong = { includeDisposal: false, reqShippingDate: null, reqDeliveryDate: '2026-11-21' };
    const { metadata } = await shopper.places({ metadata: wrong });
    expect(metadata).toMatchObject({ ...chosen.metadata, includeDisposal: true });
    expect(metadata).toMatchObject({ reqDeliveryDate: '2026-12-02' });
    expect(metadata.reqShippingDate).toMatch(/^2026-1[12]-\d\d$/);
  });

  it('may bring its payment along [K3.23]', async () => {
    const shopper = await withMattress();
    const paid = await shopper.places({ paymentDetails: { paymentToken: 'tok_visa' } });
    expect(paid).toMatchObject({ status: 'paid', paymentDetails: { last4: '4242' } });
    const other = await withMattress();
    const declined = await other.client.createOrder(
      await other.order({ paymentDetails: { paymentToken: 'tok_chargeDeclined' } }),
    );
    expect(refusal(declined)).toMatchObject({ status: 422, code: 'payment_failed' });
  });

  it('comes back from the bank to our own address, whatever address it names [K3.23]', async () => {
    const own = 'http://halcyon.localhost:3000/checkout/review';
    for (const returnUrl of [own, 'https://evil.example/checkout/review']) {
      const shopper = await withMattress();
      const { id, paymentDetails } = await shopper.places({
        paymentDetails: { paymentToken: 'tok_threeDSecure2Required' },
        returnUrl,
      });
      const back = await store.atProvider(paymentDetails.nextAction?.url ?? '', { answer: 'approve' });
      const { origin, pathname, searchParams } = new URL(back.headers.get('location') ?? '');
      expect([`${origin}${pathname}`, searchParams.get('orderId')]).toEqual([own, id]);
    }
  });
});
