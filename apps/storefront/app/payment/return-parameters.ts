import type { ReturnedPayment } from '@counterpane/contract/orders/orders';

/** What carries the order's own id back: ours, and those of two providers [K2]. */
const ORDER_PARAMETERS = ['orderId', 'afterpayOrderId', 'truemedOrderId'];

/** What proves to a provider that its shopper has confirmed. */
const CHECKOUT_TOKENS = ['checkout_token', 'amazonCheckoutSessionId'];

/** What a provider's way back to the review step carries [K2]. */
export const RETURN_PARAMETERS: readonly string[] = [
  ...ORDER_PARAMETERS,
  'amazonCheckoutSessionId',
  'payment_intent',
  'payment_intent_client_secret',
];

/** What a lender or a wallet sent back with its shopper. */
export const findCheckoutToken = (query: URLSearchParams): string | null =>
  CHECKOUT_TOKENS.map((name) => query.get(name)).find(Boolean) ?? null;

/** Whether a provider sent the shopper back here. */
export const hasReturnParameters = (query: URLSearchParams): boolean =>
  RETURN_PARAMETERS.some((name) => query.has(name));

/**
 * The payment that the card provider names, by its id or by its secret alone, with that secret. Null where it names none.
 * @example findReturnedPayment(new URLSearchParams('payment_intent_client_secret=pi_1_secret_2'))?.paymentIntent // "pi_1"
 */
export const findReturnedPayment = (query: URLSearchParams): ReturnedPayment | null => {
  const clientSecret = query.get('payment_intent_client_secret') || undefined;
  const paymentIntent = query.get('payment_intent') || clientSecret?.split('_secret_')[0];
  return paymentIntent ? { paymentIntent, ...(clientSecret ? { clientSecret } : {}) } : null;
};

/** The order that a shopper comes back for, or null when the address does not say. */
export const findReturnedOrder = (query: URLSearchParams): string | null =>
  ORDER_PARAMETERS.map((name) => query.get(name)).find((id) => id !== null && id !== '') ?? null;
