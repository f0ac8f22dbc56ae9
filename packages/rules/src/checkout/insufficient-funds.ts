/**
 * Whether a failed payment lacked money: it has an event and a notice of its own [K8].
 * @example isInsufficientFunds('Your card has insufficient funds.') // true
 */
export const isInsufficientFunds = (text: string): boolean => /insufficient/i.test(text);
