import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

/** An order whose card asks for 3-D Secure, and what the provider's way back carries after it was approved. */
const returns = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places();
  const paymentToken = 'tok_threeDSecure2Required';
  const waiting = result(await shopper.client.payOrder(id, { paymentToken }));
  const page = waiting.paymentDetails.nextAction?.url ?? '';
  const back = (await store.atProvider(page, { answer: 'approve' })).headers.get('location') ?? '';
  const { searchParams } = new URL(back);
  return {
    shopper,
    id,
    paymentIntent: searchParams.get('payment_intent') ?? '',
    clientSecret: searchParams.get('payment_intent_client_secret') ?? '',
  };
};

describe('the way back from the card provider', () => {
  it('is the order’s when its payment is retrieved with the client secret that came along [K7.48]', async () => {
    const { shopper, id, paymentIntent, clientSecret } = await returns();
    const order = result(
      await shopper.client.returnFromPayment({ orderId: id, paymentIntent, clientSecret }),
    );
    expect(order).toMatchObject({ id, status: 'paid', paymentDetails: { intentStatus: 'succeeded' } });
  });

  it('is refused with another client secret than the payment’s, and with a payment of another order [K7.48]', async () => {
    const { shopper, id, paymentIntent, clientSecret } = await returns();
    const other = await returns();
    for (const named of [
      { paymentIntent, clientSecret: `${paymentIntent}_secret_guess` },
      { paymentIntent, clientSecret: other.clientSecret },
      { paymentIntent: other.paymentIntent, clientSecret: other.clientSecret },
      { paymentIntent: other.paymentIntent, clientSecret },
      { paymentIntent: 'pi_nobodys' },
    ])
      expect(refusal(await shopper.client.returnFromPayment({ orderId: id, ...named }))).toMatchObject({
        status: 422,
        code: 'payment_mismatch',
        error: `This payment is not the one of your order. OrderId: ${id}`,
      });
    expect(result(await shopper.client.order(id)).status).toBe('awaiting_payment');
  });

  it('finds the visitor’s own order by the payment alone, and nobody else’s [K2.07]', async () => {
    const { shopper, id, paymentIntent, clientSecret } = await returns();
    const stranger = store.shopper();
    await stranger.adds('mattress', 'queen');
    for (const client of [stranger.client, store.shopper().client])
      expect(refusal(await client.returnFromPayment({ paymentIntent, clientSecret }))).toMatchObject({
        status: 404,
        error: `Order not found. OrderId: ${paymentIntent}`,
      });
    const order = result(await shopper.client.returnFromPayment({ paymentIntent }));
    expect(order).toMatchObject({ id, status: 'paid' });
  });

  it('does not ask the provider about one order without end: then what is known is the answer', async () => {
    const { shopper, id, paymentIntent } = await returns();
    const guess = () =>
      shopper.client.returnFromPayment({
        orderId: id,
        paymentIntent,
        clientSecret: `${paymentIntent}_secret_guess`,
      });
    const told: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const answer = await guess();
      told.push(answer.ok ? 200 : answer.status);
    }
    expect(told).toEqual([...Array<number>(10).fill(422), 200, 200]);
  });

  it('contradicts nothing while the provider does not answer: the order is shown as it is known', async () => {
    const { shopper, id, paymentIntent, clientSecret } = await returns();
    await store.fault({ kind: 'error500', path: '/v1/payment_intents', times: 9 });
    const order = result(
      await shopper.client.returnFromPayment({ orderId: id, paymentIntent, clientSecret }),
    );
    expect(order).toMatchObject({ id, status: 'awaiting_payment' });
  });
});
