/** Whose session it is: the order, and the attempt to pay it. */
export interface AttemptReference {
  readonly orderId: string;
  readonly paymentId: string;
}

/** Null for a session that belongs to no order yet, whatever a client writes into its `merchantReferenceId`. */
export const parseAttemptReference = (text: string | null | undefined): AttemptReference | null => {
  const [, orderId, paymentId] = /^([^/]+)\/([^/]+)$/.exec(text ?? '') ?? [];
  return orderId && paymentId ? { orderId, paymentId } : null;
};
