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

/** The order that a shopper comes back for, or null when the address does not say. */
export const findReturnedOrder = (query: URLSearchParams): string | null =>
  ORDER_PARAMETERS.map((name) => query.get(name)).find((id) => id !== null && id !== '') ?? null;
