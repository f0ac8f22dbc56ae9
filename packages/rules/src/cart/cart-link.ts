/** Ids of carts have so many characters (checkout section 9). */
const ID_LENGTH = 24;

/**
 * Whether a text in an address can be the id of a cart: exactly 24 characters, and not the word undefined
 * (checkout section 5, decisions row 81).
 */
export const isCartId = (text: string): boolean => text.length === ID_LENGTH && text !== 'undefined';
