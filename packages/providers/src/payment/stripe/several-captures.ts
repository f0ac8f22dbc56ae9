/**
 * Asks for a hold that can be captured in parts, where the account and the card's network have it
 * (docs.stripe.com/payments/multicapture); the charge says whether they do.
 */
export const severalCaptures = (holdsOnly: boolean | undefined) =>
  holdsOnly ? { payment_method_options: { card: { request_multicapture: 'if_available' as const } } } : {};
