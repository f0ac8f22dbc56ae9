/** Whose plan it is: the order, and the attempt to pay it. */
export interface OrderReference {
  readonly orderId: string;
  readonly paymentId: string | null;
}

/**
 * What SplitIt keeps as `RefOrderNumber`, the only field of ours that can still be written when a plan starts.
 * @example formatReference({ orderId: 'a1', paymentId: 'b2' }) // "a1/b2"
 */
export const formatReference = ({ orderId, paymentId }: OrderReference): string => `${orderId}/${paymentId}`;

/** Null for a plan that belongs to no order yet. */
export const parseReference = (text: string | null | undefined): OrderReference | null => {
  const [orderId, paymentId] = text?.split('/') ?? [];
  return orderId ? { orderId, paymentId: paymentId ?? null } : null;
};
