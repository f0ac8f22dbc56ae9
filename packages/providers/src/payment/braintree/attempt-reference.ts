/** Which attempt of which order a transaction is for. */
interface AttemptReference {
  readonly orderId: string;
  readonly paymentId: string;
}

/**
 * Braintree keeps one text for us that can be searched without any set-up: `order_id`. It names order and
 * attempt, so that every attempt has its own; PayPal takes it as the invoice number and refuses it twice.
 * @example writeReference({ orderId: 'o1', paymentId: 'p1' }) // "o1.p1"
 */
export const writeReference = ({ orderId, paymentId }: AttemptReference): string => `${orderId}.${paymentId}`;

/** Null for a transaction that is not of this shop's making. @example parseReference('o1.p1')?.paymentId // "p1" */
export const parseReference = (text: string | null | undefined): AttemptReference | null => {
  const [, orderId, paymentId] = /^([^.]+)\.([^.]+)$/.exec(text ?? '') ?? [];
  return orderId !== undefined && paymentId !== undefined ? { orderId, paymentId } : null;
};
