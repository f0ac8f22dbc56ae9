/** Ids of carts have so many characters [K9]. */
const ID_LENGTH = 24;

/**
 * Whether a text in an address can be the id of a cart: exactly 24 characters, and not the word undefined
 * [K5, D81].
 */
export const isCartId = (text: string): boolean => text.length === ID_LENGTH && text !== 'undefined';
