/** Names of things at a card provider, as its messages have them. */
const TOKEN = /[:,]?\s{0,2}\b(?:tok|pm|pi|ch|seti|src|card)_\w+/g;

/**
 * A provider's message without the secrets of the payment, which say nothing to a shopper.
 * @example redactTokens('You cannot use a Stripe token more than once: tok_1.') // "You cannot use a Stripe token more than once."
 */
export const redactTokens = (text: string): string => text.replace(TOKEN, '');
