import fc from 'fast-check';
import { HOME, result, type Shopper } from '../../../testing/shopper.ts';

/** Pillows are added to an order while that can be done, and may be cancelled again. */
export const anyAddition = fc.record({
  does: fc.constant('add' as const),
  units: fc.integer({ min: 1, max: 2 }),
  isCancelled: fc.boolean(),
});
export type AdditionAct = typeof anyAddition extends fc.Arbitrary<infer One> ? One : never;

/** An order that was added to another one. */
export interface MadeAddition {
  readonly orderId: string;
  readonly total: number;
  /** Cents of it that were to go back. */
  readonly back: number;
}

/** Null where nothing can be added any more. */
export const addOne = async (
  shopper: Shopper,
  id: string,
  { units, isCancelled }: AdditionAct,
): Promise<MadeAddition | null> => {
  const { client } = shopper;
  if (!(await client.addToOrder(id)).ok) return null;
  await shopper.adds('pillow', 'king', units);
  const { cart, shippingAddress, email } = result(await client.checkout());
  const { id: orderId, total } = result(
    await client.createOrder({
      ...{ billingProvider: 'stripeDirect', billingAddress: HOME, email },
      shippingAddress: shippingAddress ?? HOME,
      ...{ cartVersion: cart.version, expectedTotal: cart.totalPrice },
      paymentDetails: { paymentToken: 'tok_visa' },
    }),
  );
  const back = isCancelled ? await cancelAll(client, orderId) : 0;
  return { orderId, total: total.amount, back };
};

const cancelAll = async (client: Shopper['client'], id: string): Promise<number> => {
  const { items } = result(await client.fulfillment(id));
  const lines = items.flatMap(({ itemIdentifier, cancellable: quantity }) =>
    quantity > 0 ? [{ itemIdentifier, quantity }] : [],
  );
  const seen = result(await client.previewCancellation(id, { lines }));
  const refund = seen.refund.amount;
  result(await client.cancelItems(id, { id: seen.id, lines, refund }));
  return refund;
};
