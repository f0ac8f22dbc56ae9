/** What carries the order's own id back: ours, and those of two providers (checkout section 2). */
const ORDER_PARAMETERS = ['orderId', 'afterpayOrderId', 'truemedOrderId'];

/** What a provider's way back to the review step carries (checkout section 2). */
export const RETURN_PARAMETERS: readonly string[] = [
  ...ORDER_PARAMETERS,
  'amazonCheckoutSessionId',
  'payment_intent',
  'payment_intent_client_secret',
];

/** Whether a provider sent the shopper back here. */
export const hasReturnParameters = (query: URLSearchParams): boolean =>
  RETURN_PARAMETERS.some((name) => query.has(name));

/**
 * What a shopper has to name who comes back without an order: the payment. Null where there is neither.
 * @example findReturnedPayment(new URLSearchParams('payment_intent_client_secret=pi_1_secret_2')) // "pi_1"
 */
export const findReturnedPayment = (query: URLSearchParams): string | null =>
  query.get('payment_intent') || query.get('payment_intent_client_secret')?.split('_secret_')[0] || null;

/** The order that a shopper comes back for, or null when the address does not say. */
export const findReturnedOrder = (query: URLSearchParams): string | null =>
  ORDER_PARAMETERS.map((name) => query.get(name)).find((id) => id !== null && id !== '') ?? null;
