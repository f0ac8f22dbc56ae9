/** Whose payment it is at a provider: the order, and the attempt to pay it. */
export interface OrderReference {
  readonly orderId: string;
  readonly paymentId: string | null;
}

/**
 * What a provider stores as the merchant's reference of a payment, and shows in its statements.
 * @example formatReference({ orderId: 'a1', paymentId: 'b2' }) // "a1/b2"
 */
export const formatReference = ({ orderId, paymentId }: OrderReference): string => `${orderId}/${paymentId}`;

/** Null for a payment that belongs to no order yet. */
export const parseReference = (text: string | null | undefined): OrderReference | null => {
  const [orderId, paymentId] = text?.split('/') ?? [];
  return orderId ? { orderId, paymentId: paymentId ?? null } : null;
};
