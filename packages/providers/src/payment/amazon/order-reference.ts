/** Whose session it is: the order, and the attempt to pay it. */
export interface OrderReference {
  readonly orderId: string;
  readonly paymentId: string;
}

/**
 * What Amazon keeps as `merchantReferenceId` and shows in its own statements.
 * @example formatReference({ orderId: 'a1', paymentId: 'b2' }) // "a1/b2"
 */
export const formatReference = ({ orderId, paymentId }: OrderReference): string => `${orderId}/${paymentId}`;

/** Null for a session that belongs to no order yet, whatever a client calls it. */
export const parseReference = (text: string | null | undefined): OrderReference | null => {
  const [, orderId, paymentId] = /^([^/]+)\/([^/]+)$/.exec(text ?? '') ?? [];
  return orderId && paymentId ? { orderId, paymentId } : null;
};
